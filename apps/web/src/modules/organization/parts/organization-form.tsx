import { type headBases, one, type Organization, type TaxSystem } from '@cabinet/contract/organization'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import type { FormatValue } from '../../../shared/forms/conflict-panel.tsx'
import { type FormSection, FormSections } from '../../../shared/forms/form-sections.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { FormNotices, VersionedForm } from '../../../shared/forms/versioned-form.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useChangeOrganization } from '../data.ts'
import { useOrganizationMessages } from './messages.ts'
import { AddressFields, OtherAddress } from './address-fields.tsx'
import { HeadFields } from './head-fields.tsx'
import { ContactFields, NameFields, NumberFields, TaxFields } from './organization-fields.tsx'
import {
  asksFor,
  changeOf,
  fieldNames,
  NO_VAT,
  type OrganizationValues,
  validatorOf,
  valuesOf,
} from './organization-values.ts'
import * as styles from './organization-form.css.ts'

/** Words for values that are codes. */
const useValueNames = (): FormatValue => {
  const t = useOrganizationMessages()
  const intl = useIntl()
  return (field, value) => {
    const text = String(value ?? '')
    if (text === '') return undefined
    if (field === 'taxSystem') return t(`organization.tax.${text as TaxSystem}`)
    if (field === 'vatRate')
      return text === NO_VAT ? t('organization.noVat') : t('organization.percent', { rate: Number(text) })
    if (field === 'head.basis') return t(`organization.basis.${text as (typeof headBases)[number]}`)
    return field.endsWith('Date') ? intl.formatDate(text) : undefined
  }
}

const useOrganizationForm = (current: Organization, onSaved: () => void) => {
  const { id: personId } = useUser()
  const { trigger } = useChangeOrganization()
  const invalidate = useInvalidate()
  const t = useOrganizationMessages()
  const draft = useMemo(() => ({ personId, form: `organization.${current.id}` }), [personId, current.id])
  return useVersionedForm<OrganizationValues, Organization>({
    current,
    valuesOf,
    send: (values, base = current) => trigger({ body: changeOf(values, base) }),
    reload: () => invalidate([one]),
    fields: fieldNames,
    draft,
    onSaved() {
      toast.show({ tone: 'positive', text: t('saved') })
      onSaved()
    },
  })
}

/** Parts of the form, in their order; which there are depends on the legal status. */
const useSections = (organization: Organization): readonly FormSection[] => {
  const t = useOrganizationMessages()
  const isCompany = organization.legalStatus.name === 'LEGAL_ENTITY'
  const isRequired = organization.legalStatus.name !== 'INDIVIDUAL'
  const sameLabel = t(isCompany ? 'address.same' : 'address.sameHome')
  const legalAddress = t(isCompany ? 'organization.legalAddress' : 'organization.homeAddress')
  const head: FormSection = {
    id: 'head',
    title: t(isCompany ? 'organization.head' : 'organization.self'),
    fields: ['head'],
    content: <HeadFields organization={organization} />,
  }
  const other = (name: 'actualAddress' | 'postalAddress', sameName: 'isActualSame' | 'isPostalSame'): FormSection => {
    const title = t(`organization.${name}`)
    const shared = { name, sameName, title, sameLabel, isRequired }
    return { id: name, title, fields: [name], content: <OtherAddress {...shared} /> }
  }
  return [
    isCompany
      ? {
          id: 'names',
          title: t('organization.names'),
          fields: ['okopfCode', 'fullName', 'shortName'],
          content: <NameFields organization={organization} />,
        }
      : head,
    {
      id: 'numbers',
      title: t('organization.numbers'),
      fields: ['kpp', 'ogrn', 'ogrnDate', 'okved'],
      content: <NumberFields organization={organization} />,
    },
    {
      id: 'legalAddress',
      title: legalAddress,
      fields: ['legalAddress'],
      content: <AddressFields name="legalAddress" title={legalAddress} isRequired={isRequired} />,
    },
    other('actualAddress', 'isActualSame'),
    other('postalAddress', 'isPostalSame'),
    ...(isCompany ? [head] : []),
    ...(asksFor(organization, 'taxSystem')
      ? [
          {
            id: 'taxes',
            title: t('organization.taxes'),
            fields: ['taxSystem', 'vatRate'],
            content: <TaxFields organization={organization} />,
          },
        ]
      : []),
    {
      id: 'contacts',
      title: t('organization.contacts'),
      fields: ['phone', 'email', 'website'],
      content: <ContactFields organization={organization} />,
    },
  ]
}

/** The data of the organization as a form. */
export const OrganizationForm = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const t = useOrganizationMessages()
  const say = useRuleText()
  const form = useOrganizationForm(organization, onClose)
  const format = useValueNames()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the form is gone; whoever works by keyboard goes on from here.
  useEffect(() => heading.current?.focus(), [])
  const { base = organization } = form
  const validate = useMemo(() => validatorOf(base, say), [base, say])
  const sections = useSections(base)
  return (
    <VersionedForm form={form} validate={validate}>
      {({ onSubmit, submitting }) => (
        <FormSections label={t('organization.sections')} sections={sections}>
          {(fields) => (
            <Card as="section" aria-labelledby="organization-form">
              <FieldsForm aria-labelledby="organization-form" autoComplete="off" onSubmit={onSubmit}>
                <Stack gap={32}>
                  <Heading id="organization-form" level={2} ref={heading} tabIndex={-1} className={styles.heading}>
                    {companyText(base.shortName)}
                  </Heading>
                  {fields}
                  <FormNotices form={form} format={format} />
                  {/* Beside the sections and in no part of its own: it stays in sight as far as its parent reaches. */}
                  <div className={styles.actions}>
                    <Inline gap={8}>
                      <Button type="submit" isLoading={submitting}>
                        {t('save')}
                      </Button>
                      <Button variant="outline" tone="neutral" isDisabled={submitting} onPress={onClose}>
                        {t('organization.cancel')}
                      </Button>
                    </Inline>
                  </div>
                </Stack>
              </FieldsForm>
            </Card>
          )}
        </FormSections>
      )}
    </VersionedForm>
  )
}
