import { suggest } from '@cabinet/contract/organization/name'
import { companyNameRules } from '@cabinet/contract/organization/company-name'
import { itnRules } from '@cabinet/contract/auth/registration-rules'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DateText } from '@cabinet/ui/date-text'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { InnField } from '@cabinet/ui/inn-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { is as isInn } from '@cabinet/validators/inn'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, mobilePhone, required } from '@cabinet/validators/rules'
import { useEffect, useMemo, useState } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useRead } from '../../../../shared/api/data.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useInviteSeller } from '../../data.ts'
import { usePanelMessages } from './messages.ts'

interface Values {
  readonly itn?: string
  readonly organizationName?: string
  readonly sellerId?: string
  readonly sellerAccountName?: string
  readonly mobilePhone?: string
}

interface SellerLink {
  readonly account: string
  readonly address: string
  readonly expires: string
}

const rules = {
  itn: itnRules,
  organizationName: companyNameRules,
  sellerId: [required, max(64)],
  sellerAccountName: [required, max(255)],
  mobilePhone,
}
const fields = Object.keys(rules)
const ONCE = { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/** The registry knows the name: it stands in the field until somebody types another one. */
const NameFromRegistry = () => {
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const itn = values.itn ?? ''
  const { data } = useRead(suggest, isInn(itn) ? { params: { itn } } : null, ONCE)
  useEffect(() => {
    if (data?.itn === itn && !form.getFieldState('organizationName')?.modified)
      form.change('organizationName', data.name)
  }, [data, itn, form])
  return null
}

const CreatedLink = ({ link: { account, address, expires } }: { link: SellerLink }) => {
  const t = usePanelMessages()
  return (
    <Banner
      tone="positive"
      announce="status"
      title={t('sellers.made', { account })}
      action={<CopyButton value={address} label={t('sellers.copy')} size="small" />}
    >
      <Stack gap={4}>
        <Text as="span">{address}</Text>
        <Text as="span" size="caption" tone="muted">
          {t('sellers.once')} <DateText value={expires} format="dateTime" />
        </Text>
      </Stack>
    </Banner>
  )
}

/** Makes the link by which a seller of the marketplace registers or connects the account; support sends it. */
export const SellersTab = () => {
  const t = usePanelMessages()
  const shared = useSharedMessages()
  const say = useRuleText()
  const { trigger } = useInviteSeller()
  const [link, setLink] = useState<SellerLink | null>(null)
  const validate = useMemo(() => formValidator(rules, say), [say])
  const send = async (values: Values) => {
    const { itn = '', organizationName = '', sellerId = '', sellerAccountName = '', mobilePhone: phone } = values
    setLink(null)
    try {
      const body = { itn, organizationName, sellerId, sellerAccountName, mobilePhone: phone || null }
      const { path, expiresDateTime } = await trigger({ body })
      setLink({ account: sellerAccountName, address: `${location.origin}${path}`, expires: expiresDateTime })
      return undefined
    } catch (error) {
      return submissionErrors(error, fields, shared)
    }
  }
  return (
    <Form<Values>
      validate={validate}
      onSubmit={send}
      render={({ handleSubmit, submitting }) => (
        <Card as="section">
          <FieldsForm onSubmit={handleSubmit} aria-label={t('sellers.title')} autoComplete="off">
            <Stack gap={16}>
              <Heading level={2}>{t('sellers.title')}</Heading>
              <Text tone="muted" hasMeasure>
                {t('sellers.text')}
              </Text>
              <NameFromRegistry />
              <Grid columns={2}>
                <FormField<string> name="itn" empty="">
                  {(field) => <InnField {...field} isRequired label={t('sellers.itn')} />}
                </FormField>
                <FormField<string> name="organizationName" empty="">
                  {(field) => <TextField {...field} isRequired label={t('sellers.organization')} />}
                </FormField>
                <FormField<string> name="sellerId" empty="">
                  {(field) => <TextField {...field} isRequired label={t('sellers.id')} />}
                </FormField>
                <FormField<string> name="sellerAccountName" empty="">
                  {(field) => <TextField {...field} isRequired label={t('sellers.account')} />}
                </FormField>
                <FormField<string> name="mobilePhone" empty="">
                  {(field) => (
                    <PhoneField
                      {...field}
                      label={t('sellers.phone')}
                      description={t('sellers.phoneHelp')}
                      autoComplete="off"
                    />
                  )}
                </FormField>
              </Grid>
              <FormFailure />
              <Inline>
                <Button type="submit" isLoading={submitting}>
                  {t('sellers.submit')}
                </Button>
              </Inline>
              {link && <CreatedLink link={link} />}
            </Stack>
          </FieldsForm>
        </Card>
      )}
    />
  )
}
