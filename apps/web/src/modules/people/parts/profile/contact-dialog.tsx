import type { SentCode } from '@cabinet/contract/auth/codes'
import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { PasswordField } from '@cabinet/ui/password-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { email, max, mobilePhone, required } from '@cabinet/validators/rules'
import { useId, useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { useUser } from '../../../../shared/access/user.tsx'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useSendContactCode } from '../../data.ts'
import { ContactCode } from './contact-code.tsx'
import { callKindOf, type ContactKind } from './contact-kind.ts'
import { useProfileMessages } from './messages.ts'

const WIDTH = 420
const emailRules = [required, email, max(254)]
const phoneRules = [required, mobilePhone]
const rules = { PHONE: phoneRules, PRESENT_PHONE: phoneRules, EMAIL: emailRules, PRESENT_EMAIL: emailRules }
const titles = {
  PHONE: 'contact.phoneTitle',
  EMAIL: 'contact.emailTitle',
  PRESENT_PHONE: 'contact.confirmPhoneTitle',
  PRESENT_EMAIL: 'contact.confirmTitle',
} as const

const isPresent = (kind: ContactKind): boolean => kind === 'PRESENT_PHONE' || kind === 'PRESENT_EMAIL'

interface Values {
  readonly value: string
  readonly password?: string
}

/** Where to: the first step. */
const ContactForm = ({
  kind,
  value,
  onSent,
  onClose,
}: {
  kind: ContactKind
  value: string
  onSent: (value: string, sent: SentCode) => void
  onClose: () => void
}) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const say = useRuleText()
  const id = useId()
  const { trigger } = useSendContactCode()
  const validate = useMemo(() => fieldValidator(rules[kind], say), [kind, say])
  const needsPassword = useMemo(() => fieldValidator([required], say), [say])
  const initialValues = useMemo(() => ({ value }), [value])
  const send = async ({ value: typed, password }: Values) => {
    try {
      onSent(
        typed.trim(),
        await trigger({ body: { kind: callKindOf(kind), value: typed.trim(), ...(password && { password }) } }),
      )
      return undefined
    } catch (error) {
      return submissionErrors(error, ['value', 'password'], shared)
    }
  }
  return (
    <Form<Values>
      initialValues={initialValues}
      onSubmit={send}
      render={({ handleSubmit, submitting }) => (
        <Dialog
          isOpen
          width={WIDTH}
          title={t(titles[kind])}
          onOpenChange={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" onPress={onClose}>
                {t('contact.cancel')}
              </Button>
              <Button type="submit" form={id} isLoading={submitting}>
                {t('contact.sendCode')}
              </Button>
            </>
          }
        >
          <FieldsForm id={id} onSubmit={() => handleSubmit()}>
            <Stack gap={16}>
              <FormField<string> name="value" empty="" validate={validate}>
                {(field) =>
                  callKindOf(kind) === 'PHONE' ? (
                    <PhoneField
                      label={t(isPresent(kind) ? 'personal.phone' : 'contact.phone')}
                      isReadOnly={isPresent(kind)}
                      description={t('contact.phoneHelp')}
                      isRequired
                      {...field}
                    />
                  ) : (
                    <TextField
                      label={t(kind === 'EMAIL' ? 'contact.email' : 'personal.email')}
                      isReadOnly={isPresent(kind)}
                      description={t('contact.emailHelp')}
                      type="email"
                      inputMode="email"
                      autoComplete="email"
                      isRequired
                      {...field}
                    />
                  )
                }
              </FormField>
              {!isPresent(kind) && (
                <FormField<string> name="password" empty="" validate={needsPassword}>
                  {(field) => (
                    <PasswordField
                      label={t('contact.password')}
                      description={t('contact.passwordHelp')}
                      autoComplete="current-password"
                      isRequired
                      {...field}
                    />
                  )}
                </FormField>
              )}
              <FormFailure />
            </Stack>
          </FieldsForm>
        </Dialog>
      )}
    />
  )
}

/** A phone or e-mail in two steps: where to, and the code that came there. */
export const ContactDialog = ({ kind, onClose }: { kind: ContactKind; onClose: () => void }) => {
  const user = useUser()
  const present = callKindOf(kind) === 'PHONE' ? user.mobilePhone : user.email
  const [value, setValue] = useState(isPresent(kind) ? present : '')
  const [sent, setSent] = useState<SentCode | null>(null)
  return sent ? (
    <ContactCode kind={kind} value={value} sent={sent} onBack={() => setSent(null)} onClose={onClose} />
  ) : (
    <ContactForm
      kind={kind}
      value={value}
      onSent={(typed, code) => {
        setValue(typed)
        setSent(code)
      }}
      onClose={onClose}
    />
  )
}
