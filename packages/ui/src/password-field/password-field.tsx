'use client'
import { useState } from 'react'
import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { passwordFieldWords } from '../i18n/password-field.ts'
import { Icon } from '../icon/icon.tsx'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import * as fieldStyles from '../internal/field/field.css.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './password-field.css.ts'

/** One requirement of the password rule and whether the typed text meets it. */
export interface PasswordRule {
  readonly label: string
  readonly isMet: boolean
}

type OfText = Omit<
  TextFieldProps,
  'type' | 'end' | 'children' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | keyof PartsProps<string>
>

/** What the field adds to the parts of a text field. */
type PasswordPart = 'toggle' | 'rules' | 'rule'

export interface PasswordFieldProps
  extends OfText, PartsProps<keyof NonNullable<TextFieldProps['classNames']> | PasswordPart> {
  /** `current-password` to sign in, `new-password` to choose one: password managers go by it. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined
  /** The checklist of the rule; each line tells by icon and words whether it is met. */
  rules?: readonly PasswordRule[] | undefined
}

/** A password with a button that shows it, and the checklist of the rule when one is chosen. */
export function PasswordField({ rules, autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [part] = takeParts(rest)
  const words = useWords(passwordFieldWords)
  const [isShown, setShown] = useState(false)
  const toggle = (
    <PressButton
      aria-label={isShown ? words.hide : words.show}
      {...part('toggle', fieldStyles.insideButton)}
      isDisabled={rest.isDisabled === true}
      onPress={() => setShown(!isShown)}
    >
      <Icon of={isShown ? EyeOff : Eye} />
    </PressButton>
  )
  return (
    <TextField
      {...rest}
      autoCapitalize="none"
      autoComplete={autoComplete}
      autoCorrect="off"
      end={toggle}
      spellCheck="false"
      type={isShown ? 'text' : 'password'}
    >
      {rules && <Checklist part={part} rules={rules} />}
    </TextField>
  )
}

function Checklist({ part, rules }: { part: PartOf<PasswordPart>; rules: readonly PasswordRule[] }) {
  const words = useWords(passwordFieldWords)
  const met = rules.filter((rule) => rule.isMet).length
  return (
    <>
      <ul {...part('rules', styles.rules)}>
        {rules.map(({ label, isMet }) => (
          <li key={label} {...part('rule', styles.rule, isMet && styles.met)}>
            <Icon of={isMet ? Check : Circle} size={14} />
            <span>
              <VisuallyHidden>{isMet ? words.met : words.unmet}</VisuallyHidden>
              {label}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{words.progress(met, rules.length)}</VisuallyHidden>
    </>
  )
}
