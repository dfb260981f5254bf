import { errorCodes } from '@cabinet/contract/errors'
import type { Organization } from '@cabinet/contract/organization'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useStale } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { FormUnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import { useSharedWords } from '../../../../shared/words.ts'
import { useChangeOrganization } from '../../organization-data.ts'
import { useProfileWords } from '../profile/words.ts'
import { AddressFields, OtherAddress } from './address-fields.tsx'
import { HeadFields } from './head-fields.tsx'
import { ContactFields, NameFields, NumberFields, TaxFields } from './organization-fields.tsx'
import { asksFor, changeOf, fieldNames, type OrganizationValues, validatorOf, valuesOf } from './organization-values.ts'
import * as styles from './organization-form.css.ts'

/**
 * Saves against the version that the form began with. When somebody was faster, the form says so and offers the new
 * data; what was typed stays in its fields.
 */
const useSave = (current: Organization, onSaved: () => void) => {
  const [base, setBase] = useState(current)
  const { trigger } = useChangeOrganization()
  const stale = useStale()
  const shared = useSharedWords()
  const t = useProfileWords()
  const save = async (values: OrganizationValues) => {
    try {
      await trigger({ body: changeOf(values, base) })
    } catch (error) {
      if (problemOf(error, shared).code !== errorCodes.stale) return submissionErrors(error, fieldNames, shared)
      await stale(['organization.one'])
      return undefined
    }
    toast.show({ tone: 'positive', text: t('personal.saved') })
    onSaved()
    return undefined
  }
  return { base, save, follow: () => setBase(current), isBehind: current.version > base.version }
}

const Conflict = ({ onFollow }: { onFollow: () => void }) => {
  const t = useProfileWords()
  const shared = useSharedWords()
  return (
    <Banner
      tone="notice"
      announce="alert"
      title={shared('problem.conflict')}
      action={
        <Button variant="outline" tone="neutral" size="small" onPress={onFollow}>
          {t('organization.follow')}
        </Button>
      }
    >
      {t('organization.conflictText')}
    </Banner>
  )
}

const Fields = ({ organization }: { organization: Organization }) => {
  const t = useProfileWords()
  const isCompany = organization.legalStatus.name === 'LEGAL_ENTITY'
  const isRequired = organization.legalStatus.name !== 'INDIVIDUAL'
  const sameLabel = t(isCompany ? 'address.same' : 'address.sameHome')
  return (
    <>
      {isCompany && <NameFields organization={organization} />}
      {!isCompany && <HeadFields organization={organization} />}
      <NumberFields organization={organization} />
      <AddressFields
        name="legalAddress"
        title={t(isCompany ? 'organization.legalAddress' : 'organization.homeAddress')}
        isRequired={isRequired}
      />
      <OtherAddress
        name="actualAddress"
        sameName="isActualSame"
        title={t('organization.actualAddress')}
        sameLabel={sameLabel}
        isRequired={isRequired}
      />
      <OtherAddress
        name="postalAddress"
        sameName="isPostalSame"
        title={t('organization.postalAddress')}
        sameLabel={sameLabel}
        isRequired={isRequired}
      />
      {isCompany && <HeadFields organization={organization} />}
      {asksFor(organization, 'taxSystem') && <TaxFields organization={organization} />}
      <ContactFields organization={organization} />
    </>
  )
}

/** The data of the organization as a form. */
export const OrganizationForm = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const t = useProfileWords()
  const say = useRuleText()
  const { base, save, follow, isBehind } = useSave(organization, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the form is gone; whoever works by keyboard goes on from here.
  useEffect(() => heading.current?.focus(), [])
  const validate = useMemo(() => validatorOf(base, say), [base, say])
  const initialValues = useMemo(() => valuesOf(base), [base])
  return (
    <Card as="section" aria-labelledby="organization-form">
      <Form<OrganizationValues>
        keepDirtyOnReinitialize
        initialValues={initialValues}
        validate={validate}
        onSubmit={save}
        render={({ handleSubmit, submitting }) => (
          <FieldsForm aria-labelledby="organization-form" autoComplete="off" onSubmit={() => handleSubmit()}>
            <Stack gap={32}>
              <Heading id="organization-form" level={2} ref={heading} tabIndex={-1} className={styles.heading}>
                {base.shortName}
              </Heading>
              <Fields organization={base} />
              <Stack gap={16}>
                {isBehind && <Conflict onFollow={follow} />}
                <FormFailure />
                <Inline gap={8}>
                  <Button type="submit" isLoading={submitting}>
                    {t('personal.save')}
                  </Button>
                  <Button variant="outline" tone="neutral" isDisabled={submitting} onPress={onClose}>
                    {t('organization.cancel')}
                  </Button>
                </Inline>
              </Stack>
            </Stack>
            <FormUnsavedGuard />
          </FieldsForm>
        )}
      />
    </Card>
  )
}
