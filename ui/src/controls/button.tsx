import type { ComponentProps, ReactNode } from 'react';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary`: the usual next step, one at a time; `quiet`: tools; `regret`: what nobody wants to press by
   * accident.
   */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'regret';
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: ButtonProps): ReactNode {
  return <button {...rest} type={type} className={`k-button ${className}`} data-look={look} />;
}
