import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { IntegerField } from '@cabinet/ui/integer-field'
import { Stack } from '@cabinet/ui/stack'
import { Field, Form } from 'react-final-form'
import { DAY, HOUR, MOST_DAYS } from './shift.ts'
import { usePanelMessages } from './messages.ts'

interface Values {
  readonly days?: number | null
  readonly hours?: number | null
}

interface ClockFormProps {
  readonly shiftMinutes: number
  readonly onMove: (minutes: number) => Promise<void>
}

/** Moves the clock by any number of days and hours, from where it stands now. */
export const ClockForm = ({ shiftMinutes, onMove }: ClockFormProps) => {
  const t = usePanelMessages()
  const validate = ({ days, hours }: Values) => {
    const moved = shiftMinutes + (days ?? 0) * DAY + (hours ?? 0) * HOUR
    if (!days && !hours) return { days: t('clock.howFar') }
    return Math.abs(moved) > MOST_DAYS * DAY ? { days: t('clock.tooFar', { days: MOST_DAYS }) } : {}
  }
  return (
    <Form<Values>
      validate={validate}
      onSubmit={({ days, hours }) => onMove(shiftMinutes + (days ?? 0) * DAY + (hours ?? 0) * HOUR)}
      render={({ handleSubmit, submitting }) => (
        <Card as="section">
          <FieldsForm onSubmit={handleSubmit} aria-label={t('clock.custom')}>
            <Stack gap={16}>
              <Heading level={2}>{t('clock.custom')}</Heading>
              <Grid columns={4}>
                <Field<number | null> name="days">
                  {({ input, meta }) => (
                    <IntegerField
                      label={t('clock.days')}
                      description={t('clock.negative')}
                      value={input.value === undefined || String(input.value) === '' ? null : input.value}
                      minValue={-MOST_DAYS}
                      maxValue={MOST_DAYS}
                      errorMessage={meta.submitFailed ? meta.error : undefined}
                      onChange={input.onChange}
                      onBlur={() => input.onBlur()}
                    />
                  )}
                </Field>
                <Field<number | null> name="hours">
                  {({ input }) => (
                    <IntegerField
                      label={t('clock.hours')}
                      value={input.value === undefined || String(input.value) === '' ? null : input.value}
                      minValue={-23}
                      maxValue={23}
                      onChange={input.onChange}
                      onBlur={() => input.onBlur()}
                    />
                  )}
                </Field>
              </Grid>
              <Inline>
                <Button type="submit" isLoading={submitting}>
                  {t('clock.move')}
                </Button>
              </Inline>
            </Stack>
          </FieldsForm>
        </Card>
      )}
    />
  )
}
