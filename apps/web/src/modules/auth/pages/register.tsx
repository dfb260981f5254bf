import { pages } from '@cabinet/contract/pages'
import { register } from '@cabinet/contract/auth/registration'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import type { SubmissionErrors } from 'final-form'
import { useCallback, useEffect, useState } from 'react'
import { Form as FinalForm, useFormState } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { useMarkedWhenChecked } from '../../../shared/forms/wizard/use-marked-when-checked.ts'
import { useWizardSteps } from '../../../shared/forms/wizard/use-wizard-steps.ts'
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard.tsx'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { useRegistrationErrors } from '../parts/registration/registration-error.ts'
import {
  organizationFieldNames,
  OrganizationStep,
  PersonStep,
  type RegisterValues,
} from '../parts/registration/register-steps.tsx'
import {
  captchaOptions,
  keepDraft,
  registrantFieldNames,
  registrantOf,
  registrationDraft,
  rememberRegistration,
} from '../parts/registration/registrant.ts'
import * as styles from '../parts/registration/registration.css.ts'
import { usePrefill } from '../parts/registration/use-prefill.ts'
import { useRegistrationMessages } from '../parts/registration/messages.ts'
import { useCaptcha } from '../parts/use-captcha.tsx'
import { useMessages } from '../messages.ts'

const fieldNames = [...organizationFieldNames, ...registrantFieldNames]

const stepIds = ['ORGANIZATION', 'PERSON'] as const

/** What was typed survives a reload of the page, and so does what was missing; whoever goes elsewhere is asked first. */
const StepsGuard = ({ isChecked }: { readonly isChecked: boolean }) => {
  useMarkedWhenChecked(isChecked)
  const { dirty, submitting, values } = useFormState<RegisterValues>({
    subscription: { dirty: true, submitting: true, values: true },
  })
  useEffect(() => {
    if (dirty) keepDraft(values)
  }, [dirty, values])
  return <UnsavedGuard isSaved when={dirty === true && !submitting} within="page" />
}

/** Registration in two steps of one form: the organization, then the person. */
export const Page = () => {
  const t = useRegistrationMessages()
  const messages = useMessages()
  const [draft] = useState(registrationDraft)
  const prefill = usePrefill('itn' in draft)
  const { current, isChecked, check, goNext, goBack } = useWizardSteps(stepIds)
  const isSecond = current === 'PERSON'
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const errorTextOf = useRegistrationErrors()
  const [isFirstSent, setFirstSent] = useState(false)
  const [initial] = useState(() => ({ ...draft, ...prefill }))

  const settle = useCallback(
    (isWhole: boolean) => {
      setFirstSent(false)
      if (isWhole) goNext()
    },
    [goNext],
  )

  const send = async (values: RegisterValues): Promise<SubmissionErrors> => {
    const { itn = '', organizationName, legalStatus, ...person } = values
    if (!isSecond) {
      setFirstSent(true)
      return undefined
    }
    // A server that fails takes the page away; whoever comes back goes on where they were.
    keepDraft(values)
    try {
      const said = { itn, organizationName: organizationName || null, legalStatus: legalStatus || null }
      const body = { ...said, ...registrantOf(person) }
      rememberRegistration(await call(register, { body }, await captchaOptions(captcha.ask)), values)
    } catch (error) {
      return errorTextOf(error, fieldNames)
    }
    await navigate(pages.confirm())
    return undefined
  }

  return (
    <EntryFrame isLong>
      <Heading level={1}>{messages('register.title')}</Heading>
      <FinalForm<RegisterValues> initialValues={initial} onSubmit={send} subscription={{}}>
        {({ handleSubmit, form }) => (
          <Form
            className={styles.form}
            onSubmit={(event) => {
              if (form.getState().hasValidationErrors) check()
              return handleSubmit(event)
            }}
          >
            {isSecond && form.getState().values.itn ? (
              <PersonStep onBack={goBack} />
            ) : (
              <OrganizationStep isSent={isFirstSent} onSettled={settle} />
            )}
            <StepsGuard key={current} isChecked={isChecked} />
            {captcha.element}
          </Form>
        )}
      </FinalForm>
      <p className={styles.aside}>
        {t('hasCabinet')} <Link href={pages.login()}>{t('signIn')}</Link>
      </p>
    </EntryFrame>
  )
}
