import { errorCodes } from '@cabinet/contract/errors'
import { registrantRules } from '@cabinet/contract/registration-rules'
import type { CurrentUser } from '@cabinet/contract/user'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { useUser } from '../../../../shared/access/user.tsx'
import { useStale } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { FormUnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import { useSharedWords } from '../../../../shared/words.ts'
import { useUpdateSelf } from '../../people-data.ts'
import { useProfileWords } from './words.ts'

const fields = ['lastname', 'firstname', 'middlename', 'position'] as const
type Values = Record<(typeof fields)[number], string>

const rules = Object.fromEntries(fields.map((field) => [field, registrantRules[field] ?? []]))

const valuesOf = (user: CurrentUser): Values => ({
  lastname: user.lastname,
  firstname: user.firstname,
  middlename: user.middlename ?? '',
  position: user.position ?? '',
})

const hasSameNames = (one: CurrentUser, other: CurrentUser): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))

/**
 * Saves against the profile that the form began with: when it has changed meanwhile, in another window or by an
 * administrator, the form says so and offers the new data; what was typed stays.
 */
const useSave = () => {
  const user = useUser()
  const stale = useStale()
  const shared = useSharedWords()
  const t = useProfileWords()
  const { trigger } = useUpdateSelf()
  const [held, setBase] = useState(user)
  // A change of something else (the phone, the notifications) is no conflict.
  const base = user.version > held.version && hasSameNames(user, held) ? user : held
  const save = async ({ middlename, position, ...names }: Values) => {
    const change = { ...names, middlename: middlename.trim() || null, position: position.trim() || null }
    try {
      setBase(await trigger({ body: { version: base.version, ...change } }))
    } catch (error) {
      const { code } = problemOf(error, shared)
      if (code === errorCodes.stale) await stale(['user.current'])
      return code === errorCodes.stale ? undefined : submissionErrors(error, fields, shared)
    }
    toast.show({ tone: 'positive', text: t('personal.saved') })
    return undefined
  }
  return { user, base, save, follow: () => setBase(user) }
}

/** Names and position. */
export const NamesForm = () => {
  const t = useProfileWords()
  const say = useRuleText()
  const { user, base, save, follow } = useSave()
  const validate = useMemo(() => formValidator(rules, say), [say])
  const initialValues = useMemo(() => valuesOf(base), [base])
  const isBehind = user.version > base.version
  return (
    <Card as="section" aria-labelledby="profile-names">
      <Form<Values>
        keepDirtyOnReinitialize
        initialValues={initialValues}
        validate={validate}
        onSubmit={save}
        render={({ handleSubmit, submitting, pristine }) => (
          <FieldsForm aria-labelledby="profile-names" onSubmit={() => handleSubmit()}>
            <Stack gap={16}>
              <Heading id="profile-names" level={2}>
                {t('personal.names')}
              </Heading>
              {isBehind && (
                <Banner
                  tone="notice"
                  announce="alert"
                  title={t('personal.conflict')}
                  action={
                    <Button variant="outline" tone="neutral" size="small" onPress={follow}>
                      {t('personal.conflictAction')}
                    </Button>
                  }
                >
                  {t('personal.conflictText')}
                </Banner>
              )}
              <Grid columns={2} gap={16}>
                <FormField<string> name="lastname" empty="">
                  {(field) => (
                    <TextField label={t('personal.lastname')} autoComplete="family-name" isRequired {...field} />
                  )}
                </FormField>
                <FormField<string> name="firstname" empty="">
                  {(field) => (
                    <TextField label={t('personal.firstname')} autoComplete="given-name" isRequired {...field} />
                  )}
                </FormField>
                <FormField<string> name="middlename" empty="">
                  {(field) => (
                    <TextField
                      label={t('personal.middlename')}
                      description={t('personal.middlenameHelp')}
                      autoComplete="additional-name"
                      {...field}
                    />
                  )}
                </FormField>
                <FormField<string> name="position" empty="">
                  {(field) => <TextField label={t('personal.position')} autoComplete="organization-title" {...field} />}
                </FormField>
              </Grid>
              <FormFailure />
              <div>
                <Button type="submit" isLoading={submitting} isDisabled={pristine}>
                  {t('personal.save')}
                </Button>
              </div>
            </Stack>
            <FormUnsavedGuard />
          </FieldsForm>
        )}
      />
    </Card>
  )
}
