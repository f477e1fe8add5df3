import type { ComponentProps, ReactNode } from 'react';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the common next step, one at a time; `quiet`: tools; `regret`: what people are sorry to have hit. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'regret';
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps): ReactNode {
  return <button {...rest} type={type} className={`k-button ${className}`} data-look={look} />;
}
