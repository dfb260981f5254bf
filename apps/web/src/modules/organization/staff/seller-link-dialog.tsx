import { companyNameRules } from '@cabinet/contract/organization/company-name'
import { itnRules } from '@cabinet/contract/auth/registration-rules'
import { InnField } from '@cabinet/ui/inn-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, mobilePhone, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useInviteSeller } from './data.ts'
import { useStaffMessages } from './messages.ts'

interface Values {
  readonly itn?: string
  readonly organizationName?: string
  readonly sellerId?: string
  readonly sellerAccountName?: string
  readonly mobilePhone?: string
}

/** A link that was made a moment ago. */
export interface MadeLink {
  readonly name: string
  readonly address: string
}

const rules = {
  itn: itnRules,
  organizationName: companyNameRules,
  sellerId: [required, max(64)],
  sellerAccountName: [required, max(255)],
  mobilePhone,
}
const fields = Object.keys(rules)

/** Makes a link by which a seller of the marketplace registers. */
export const SellerLinkDialog = ({ onMade, onClose }: { onMade: (link: MadeLink) => void; onClose: () => void }) => {
  const t = useStaffMessages()
  const say = useRuleText()
  const { trigger } = useInviteSeller()
  const validate = useMemo(() => formValidator(rules, say), [say])
  const submit = async (values: Values) => {
    const { itn = '', organizationName = '', sellerId = '', sellerAccountName = '', mobilePhone: phone } = values
    const { path } = await trigger({
      body: { itn, organizationName, sellerId, sellerAccountName, mobilePhone: phone || null },
    })
    onMade({ name: organizationName, address: new URL(path, location.origin).href })
  }
  return (
    <FormDialog<Values>
      title={t('link.title')}
      text={t('link.text')}
      submit={t('link.submit')}
      done={t('link.done')}
      validate={validate}
      fields={fields}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField<string> name="itn" empty="">
        {(field) => <InnField {...field} isRequired label={t('link.itn')} />}
      </FormField>
      <FormField<string> name="organizationName" empty="">
        {(field) => <TextField {...field} isRequired label={t('link.name')} description={t('link.nameHint')} />}
      </FormField>
      <FormField<string> name="sellerId" empty="">
        {(field) => <TextField {...field} isRequired label={t('link.seller')} description={t('link.sellerHint')} />}
      </FormField>
      <FormField<string> name="sellerAccountName" empty="">
        {(field) => <TextField {...field} isRequired label={t('link.account')} />}
      </FormField>
      <FormField<string> name="mobilePhone" empty="">
        {(field) => <PhoneField {...field} label={t('link.phone')} autoComplete="off" />}
      </FormField>
    </FormDialog>
  )
}
