import { createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '../texts/i18n.tsx';
import { KIT_TEXTS } from '../texts/index.ts';
import './rule-link.css';

/** Opens the rule book at a rule. */
type OpenRule = (rule: string) => void;

const RuleContext = createContext<OpenRule | undefined>(undefined);

/** Everything below links its rules to the rule book. */
export function RuleLinks({ open, children }: { open: OpenRule; children: ReactNode }): ReactNode {
  return <RuleContext value={open}>{children}</RuleContext>;
}

interface RuleLinkProps {
  readonly rule: string | undefined;
  /** What the rule belongs to; the key for the rule book prefers what was asked for last. */
  readonly of: 'question' | 'refusal' | 'explanation';
  /** For the pointer only, in a card that is hidden from screen readers because they are told the same elsewhere. */
  readonly tabIndex?: -1;
}

/** A rule's id that opens the rule book at its place; nothing where there is no rule or no book. */
export function RuleLink({ rule, of, tabIndex }: RuleLinkProps): ReactNode {
  const open = useContext(RuleContext);
  const texts = useTexts(KIT_TEXTS);
  if (!open || rule === undefined) return null;
  return (
    <button
      type="button"
      className="k-rule"
      tabIndex={tabIndex}
      translate="no"
      data-rule={rule}
      data-of={of}
      aria-label={texts.readRule(rule)}
      title={texts.readRule(rule)}
      onClick={() => open(rule)}
    >
      {rule}
    </button>
  );
}

/** The rule that is linked in sight: of what is explained, else of what is refused, else of what is asked. */
export function ruleInSight(area: ParentNode): string | undefined {
  for (const of of ['explanation', 'refusal', 'question']) {
    const link = area.querySelector(`.k-rule[data-of="${of}"]`);
    if (link) return link.getAttribute('data-rule') ?? undefined;
  }
  return undefined;
}
