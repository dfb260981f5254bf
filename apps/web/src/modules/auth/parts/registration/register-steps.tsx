import { Button } from '@cabinet/ui/button'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { keepTogether } from '../../../../shared/intl/keep-together.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import type { RegistrantValues } from './registrant.ts'
import { StepNumber } from './step-number.tsx'
import { useOrganizationName } from './use-organization-name.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

/** The page opens with the first step; the fields of the second one come when it does. */
const RegistrantFields = lazyPart(async () => (await import('./registrant-fields.tsx')).RegistrantFields)

/** Everything that the two steps of the registration ask for. */
export interface RegisterValues extends RegistrantValues {
  readonly itn?: string
  readonly organizationName?: string
  readonly legalStatus?: 'INDIVIDUAL_ENTREPRENEUR' | 'INDIVIDUAL'
}

export const organizationFieldNames: readonly string[] = ['itn', 'organizationName', 'legalStatus']

interface OrganizationStepProps {
  /** The step was sent. While the registry is being asked it waits for the answer. */
  readonly isSent: boolean
  /** Whether the step has everything; when it has not, fields for the rest are there by now. */
  readonly onSettled: (isWhole: boolean) => void
}

/** The first step: whose cabinet it will be. */
export const OrganizationStep = ({ isSent, onSettled }: OrganizationStepProps) => {
  const t = useRegistrationMessages()
  const form = useForm<RegisterValues>()
  const { values } = useFormState<RegisterValues>({ subscription: { values: true } })
  const itn = values.itn ?? ''
  const organization = useOrganizationName(itn)
  const { kind } = organization
  const isSearching = kind === 'searching'
  useEffect(() => {
    if (!isSent || isSearching) return
    // What the registry does not know is asked for by fields that may have come only now, or are still to come.
    const isAsked = form.getRegisteredFields().some((name) => name !== 'itn')
    onSettled(kind === 'found' || (isAsked && form.getState().valid === true))
  }, [isSent, isSearching, kind, onSettled, form])
  return (
    <>
      <StepNumber step={1} />
      <Text tone="muted">{t('register.organizationLead')}</Text>
      <OrganizationFields itn={itn} organization={organization} />
      <Button type="submit" size="large" isBlock isLoading={isSent && isSearching}>
        {t('continue')}
      </Button>
    </>
  )
}

/** The second step: who registers. A fault of the server with the organization leads back to the fields of it. */
export const PersonStep = ({ onBack }: { onBack: () => void }) => {
  const t = useRegistrationMessages()
  const { values, submitting, submitErrors } = useFormState<RegisterValues>({
    subscription: { values: true, submitting: true, submitErrors: true },
  })
  const organization = useOrganizationName(values.itn ?? '')
  const name = organization.kind === 'found' ? organization.name : values.organizationName
  const hasOrganizationFault = organizationFieldNames.some((field) => submitErrors?.[field])
  useEffect(() => {
    if (hasOrganizationFault) onBack()
  }, [hasOrganizationFault, onBack])
  return (
    <>
      <StepNumber step={2} />
      <Text tone="muted">{t('register.personLead')}</Text>
      <div className={styles.fact}>
        <span className={styles.factLabel}>{t('register.organization')}</span>
        {[name && keepTogether(name), t('register.itnOf', { itn: values.itn })].filter(Boolean).join(', ')}
      </div>
      <RegistrantFields loading={<Skeleton height={44} />} />
      <FormFailure />
      <div className={styles.actions}>
        <Button variant="outline" tone="neutral" size="large" onPress={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" size="large" isBlock isLoading={submitting}>
          {t('register.submit')}
        </Button>
      </div>
    </>
  )
}
