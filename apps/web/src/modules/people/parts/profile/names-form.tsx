import { registrantRules } from '@cabinet/contract/auth/registration-rules'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { useInvalidate } from '../../../../shared/api/data.ts'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useVersionedForm } from '../../../../shared/forms/use-versioned-form.ts'
import { FormNotices, VersionedForm } from '../../../../shared/forms/versioned-form.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useUpdateSelf } from '../../data.ts'
import { useProfileMessages } from './messages.ts'

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

const useNames = () => {
  const user = useUser()
  const invalidate = useInvalidate()
  const t = useProfileMessages()
  const { trigger } = useUpdateSelf()
  const draft = useMemo(() => ({ personId: user.id, form: 'names' }), [user.id])
  return useVersionedForm<Values, CurrentUser>({
    current: user,
    valuesOf,
    send: ({ middlename, position, ...names }, base = user) =>
      trigger({
        body: {
          version: base.version,
          ...names,
          middlename: middlename.trim() || null,
          position: position.trim() || null,
        },
      }),
    reload: () => invalidate([current]),
    fields,
    draft,
    // A change of something else (the phone, the notifications) is no conflict.
    isBehind: (base, current) => current.version > base.version && !hasSameNames(base, current),
    onSaved: () => toast.show({ tone: 'positive', text: t('personal.saved') }),
  })
}

/** Names and position. */
export const NamesForm = () => {
  const t = useProfileMessages()
  const say = useRuleText()
  const form = useNames()
  const validate = useMemo(() => formValidator(rules, say), [say])
  return (
    <Card as="section" aria-labelledby="profile-names">
      <VersionedForm form={form} validate={validate}>
        {({ onSubmit, submitting, pristine }) => (
          <FieldsForm aria-labelledby="profile-names" onSubmit={onSubmit}>
            <Stack gap={16}>
              <Heading id="profile-names" level={2}>
                {t('personal.names')}
              </Heading>
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
              <FormNotices form={form} />
              <div>
                <Button type="submit" isLoading={submitting} isDisabled={pristine}>
                  {t('personal.save')}
                </Button>
              </div>
            </Stack>
          </FieldsForm>
        )}
      </VersionedForm>
    </Card>
  )
}
