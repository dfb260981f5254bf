import type { PartnerWebhook, saveWebhook } from '@cabinet/contract/partner/partners'
import type { InputOf, ResponseOf } from '@cabinet/contract/endpoint'
import { Checkbox } from '@cabinet/ui/checkbox'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { first, max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { usePartnerMessages } from './messages.ts'

const URL_LENGTH = 500

interface Values {
  readonly url: string
  readonly withNewSecret?: boolean
}

/** Says where events go; the first time, and when asked, with a new secret for signatures. */
export const WebhookDialog = ({
  partnerId,
  target,
  save,
  onSecret,
  onClose,
}: {
  partnerId: string
  target: PartnerWebhook | null
  /** Whose address it is: that of the partner or of its sandbox. */
  save: (input: InputOf<typeof saveWebhook>) => Promise<ResponseOf<typeof saveWebhook>>
  onSecret: (secret: string | null) => void
  onClose: () => void
}) => {
  const t = usePartnerMessages()
  const say = useRuleText()
  const validate = useMemo(
    () => formValidator({ url: first<'required' | 'max'>(required, max(URL_LENGTH)) }, say),
    [say],
  )
  const submit = async ({ url, withNewSecret = false }: Values) => {
    const { secret } = await save({ params: { id: partnerId }, body: { url, withNewSecret } })
    onSecret(secret)
  }
  return (
    <FormDialog<Values>
      title={t('webhook.dialog')}
      text={t('webhook.dialogText')}
      submit={t('webhook.save')}
      done={t('webhook.saved')}
      initialValues={{ url: target?.url ?? '' }}
      validate={validate}
      fields={['url']}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField<string> name="url" empty="">
        {(field) => <TextField {...field} isRequired type="url" label={t('webhook.url')} placeholder="https://" />}
      </FormField>
      {target !== null && (
        <FormField<boolean> name="withNewSecret" empty={false}>
          {({ value, ...field }) => (
            <Checkbox {...field} isSelected={value} description={t('webhook.rotateHint')}>
              {t('webhook.rotate')}
            </Checkbox>
          )}
        </FormField>
      )}
    </FormDialog>
  )
}
