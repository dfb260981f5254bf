import type { Credential } from '@cabinet/contract/sender'
import { HelpHint } from '@cabinet/ui/help-hint'
import { PasswordField } from '@cabinet/ui/password-field'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useConnectMessages } from './messages.ts'
import picture from './pictures/key.svg'

/** Identifier and secret of the account; of an account that is connected they are only shown. */
export const KeyFields = ({ known, isSending }: { known: Credential | undefined; isSending: boolean }) => {
  const t = useConnectMessages()
  const { courier } = serviceNames()
  return (
    <Stack gap={16}>
      {known ? (
        <>
          <TextField label={t('key.account')} isRequired isDisabled value={known.clientId} />
          <TextField
            label={t('key.secret')}
            isRequired
            isDisabled
            value={known.clientSecretMasked}
            description={t('key.known')}
          />
        </>
      ) : (
        <>
          <FormField<string> name="clientId" empty="" isJudgedOnInput>
            {(field) => (
              <TextField
                label={t('key.account')}
                isRequired
                isDisabled={isSending}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck="false"
                {...field}
              />
            )}
          </FormField>
          <FormField<string> name="clientSecret" empty="" isJudgedOnInput>
            {(field) => (
              <PasswordField label={t('key.secret')} isRequired isDisabled={isSending} autoComplete="off" {...field} />
            )}
          </FormField>
        </>
      )}
      <HelpHint variant="text" title={t('key.help')} picture={{ src: picture, alt: t('key.picture') }}>
        {t('key.helpText', { courier })}
      </HelpHint>
    </Stack>
  )
}
