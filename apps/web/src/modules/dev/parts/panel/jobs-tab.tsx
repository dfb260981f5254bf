import type { Job } from '@cabinet/contract/dev'
import { Badge } from '@cabinet/ui/badge'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useJobs, useRunJob } from '../../data.ts'
import { Loaded } from '../../../../shared/loaded.tsx'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { usePanelMessages } from './messages.ts'

const scheduleOf = (t: ReturnType<typeof usePanelMessages>, { schedule }: Job): string => {
  if (schedule.kind === 'EVERY') return t('jobs.every', { minutes: schedule.minutes })
  if (schedule.kind === 'DAILY') return t('jobs.daily', { time: schedule.time })
  return t('jobs.monthly', { day: schedule.day, time: schedule.time })
}

const LastRun = ({ job }: { job: Job }) => {
  const t = usePanelMessages()
  if (job.isRunning) return <Badge tone="info">{t('jobs.running')}</Badge>
  if (job.finishedDateTime === null) return t('jobs.never')
  return (
    <Inline gap={8}>
      <DateText value={job.finishedDateTime} format="dateTime" />
      <Badge tone={job.outcome === 'OK' ? 'positive' : 'negative'}>
        {job.outcome === 'OK' ? t('jobs.ok', { count: job.done ?? 0 }) : t('jobs.failed')}
      </Badge>
    </Inline>
  )
}

const JobCard = ({ job }: { job: Job }) => {
  const t = usePanelMessages()
  const attempt = useAttempt()
  const { trigger } = useRunJob()
  const [isStarting, setStarting] = useState(false)
  const run = async () => {
    setStarting(true)
    await attempt(async () => {
      const { outcome, done } = await trigger({ params: { id: job.id } })
      const isGood = outcome === 'OK'
      toast.show({
        tone: isGood ? 'positive' : 'negative',
        text: isGood ? t('jobs.done', { title: job.title, count: done }) : t('jobs.notDone', { title: job.title }),
      })
    })
    setStarting(false)
  }
  return (
    <Card as="article" aria-label={job.title}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} size="reading">
            {job.title}
          </Heading>
          <Text size="caption" tone="muted">
            {job.id}
          </Text>
        </Stack>
        <DescriptionList
          items={[
            { label: t('jobs.schedule'), value: scheduleOf(t, job) },
            { label: t('jobs.next'), value: <DateText value={job.dueDateTime} format="dateTime" /> },
            { label: t('jobs.last'), value: <LastRun job={job} /> },
          ]}
        />
        {job.problem !== null && (
          <Banner tone="negative" title={t('jobs.attempts', { count: job.attempts })}>
            {job.problem}
          </Banner>
        )}
        <Inline>
          <Button
            icon={Play}
            variant="outline"
            tone="neutral"
            isLoading={isStarting || job.isRunning}
            onPress={() => void run()}
          >
            {t('jobs.run')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** Work that time starts: when it runs next, how it ran last, and a button to run it now. */
export const JobsTab = () => {
  const t = usePanelMessages()
  return (
    <Loaded of={useJobs()}>
      {({ jobs }) =>
        jobs.length === 0 ? (
          <Card>
            <EmptyState title={t('jobs.empty')} />
          </Card>
        ) : (
          <Grid columns={2}>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  )
}
