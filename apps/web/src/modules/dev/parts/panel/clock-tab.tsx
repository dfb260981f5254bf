import type { shiftClock } from '@cabinet/contract/dev'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useClock, useShiftClock } from '../../data.ts'
import { ClockForm } from './clock-form.tsx'
import { Loaded } from '../../../../shared/loaded.tsx'
import { DAY, HOUR, shiftParts, untilTenth } from './shift.ts'
import { usePanelMessages } from './messages.ts'

type Runs = ResponseOf<typeof shiftClock>['runs']

const presets = [
  { id: 'hour', minutes: HOUR },
  { id: 'day', minutes: DAY },
  { id: 'week', minutes: 7 * DAY },
  { id: 'month', minutes: 30 * DAY },
] as const

const namesOf = (runs: Runs, outcome: Runs[number]['outcome']): string =>
  runs
    .filter((run) => run.outcome === outcome)
    .map(({ id }) => id)
    .join(', ')

/** What a move of the clock made due, and how that ended. */
const Moved = ({ runs }: { runs: Runs }) => {
  const t = usePanelMessages()
  const done = namesOf(runs, 'OK')
  const failed = namesOf(runs, 'FAILED')
  return (
    <Banner tone={failed ? 'negative' : 'positive'} announce="status" title={t('clock.moved')}>
      {runs.length === 0 && t('clock.nothingDue')}
      {done && <p>{t('clock.ran', { jobs: done })}</p>}
      {failed && <p>{t('clock.failed', { jobs: failed })}</p>}
    </Banner>
  )
}

/** Moves the business clock and shows what that made due. */
export const ClockTab = () => {
  const t = usePanelMessages()
  const shared = useSharedMessages()
  const clock = useClock()
  const { trigger, data: moved, error, isMutating } = useShiftClock()
  const [pressed, setPressed] = useState<string | null>(null)
  const move = async (minutes: number, by: string) => {
    setPressed(by)
    // What went wrong is shown below, in the place of the result.
    await trigger({ body: { minutes } }).catch(() => undefined)
    setPressed(null)
  }
  return (
    <Loaded of={clock}>
      {({ now, realNow, shiftMinutes }) => (
        <Stack gap={16}>
          <Card>
            <Stack gap={16}>
              <Heading level={2}>{t('clock.title')}</Heading>
              <Text tone="muted">{t('clock.text')}</Text>
              <DescriptionList
                items={[
                  { label: t('clock.now'), value: <DateText value={now} format="dateTime" /> },
                  { label: t('clock.real'), value: <DateText value={realNow} format="dateTime" /> },
                  {
                    label: t('clock.shift'),
                    value: shiftMinutes === 0 ? t('clock.none') : t('clock.shifted', shiftParts(shiftMinutes)),
                  },
                ]}
              />
              <Inline gap={8}>
                {presets.map(({ id, minutes }) => (
                  <Button
                    key={id}
                    variant="outline"
                    tone="neutral"
                    isLoading={isMutating && pressed === id}
                    onPress={() => void move(shiftMinutes + minutes, id)}
                  >
                    {t(`clock.${id}`)}
                  </Button>
                ))}
                <Button
                  variant="outline"
                  tone="neutral"
                  isLoading={isMutating && pressed === 'tenth'}
                  onPress={() => void move(shiftMinutes + untilTenth(new Date(now)), 'tenth')}
                >
                  {t('clock.tenth')}
                </Button>
                <Button
                  {...(shiftMinutes === 0 && { disabledReason: t('clock.none') })}
                  isLoading={isMutating && pressed === 'real'}
                  onPress={() => void move(0, 'real')}
                >
                  {t('clock.back')}
                </Button>
              </Inline>
            </Stack>
          </Card>
          <ClockForm shiftMinutes={shiftMinutes} onMove={(minutes) => move(minutes, 'form')} />
          {error !== undefined && !isMutating && (
            <Banner tone="negative" announce="alert">
              {problemOf(error, shared).message}
            </Banner>
          )}
          {moved && !isMutating && error === undefined && <Moved runs={moved.runs} />}
        </Stack>
      )}
    </Loaded>
  )
}
