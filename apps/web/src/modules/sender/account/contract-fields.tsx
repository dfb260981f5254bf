import { Button } from '@cabinet/ui/button'
import { HelpHint } from '@cabinet/ui/help-hint'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { useRef, useState } from 'react'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { FormField } from '../../../shared/forms/form-field.tsx'
import * as styles from './connect.css.ts'
import { useConnectMessages } from './messages.ts'
import picture from './pictures/contract.svg'

/**
 * The number of the contract. Most are digits, so phones offer digits first; those of the courier's shops have letters,
 * and one press brings the letters.
 */
export const ContractFields = ({ isLocked }: { isLocked: boolean }) => {
  const t = useConnectMessages()
  const { courier } = serviceNames()
  const [hasLetters, setLetters] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Stack gap={16}>
      <div>
        <FormField<string> name="contractNumber" empty="">
          {(field) => (
            <TextField
              label={t('contract.field')}
              isRequired
              isDisabled={isLocked}
              inputRef={input}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
              {...(hasLetters
                ? { inputMode: 'text' as const, autoCapitalize: 'characters' as const }
                : { inputMode: 'numeric' as const })}
              {...field}
            />
          )}
        </FormField>
        {!isLocked && (
          <Button
            className={styles.under}
            variant="quiet"
            size="small"
            onPress={() => {
              setLetters(!hasLetters)
              // The keyboard of a phone changes when the field is entered anew.
              input.current?.blur()
              requestAnimationFrame(() => input.current?.focus())
            }}
          >
            {t(hasLetters ? 'contract.digits' : 'contract.letters')}
          </Button>
        )}
      </div>
      <HelpHint variant="text" title={t('contract.help')} picture={{ src: picture, alt: t('contract.picture') }}>
        {t('contract.helpText', { courier })}
      </HelpHint>
    </Stack>
  )
}
