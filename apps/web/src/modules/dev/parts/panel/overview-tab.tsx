import { Badge } from '@cabinet/ui/badge'
import { Card } from '@cabinet/ui/card'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import type { ReactNode } from 'react'
import { useOverview } from '../../data.ts'
import { Loaded } from '../../../../shared/loaded.tsx'
import { usePanelMessages } from './messages.ts'

const Part = ({ title, items }: { title: string; items: readonly { label: string; value: ReactNode }[] }) => (
  <Card>
    <Stack gap={12}>
      <Heading level={2}>{title}</Heading>
      <DescriptionList items={items} />
    </Stack>
  </Card>
)

/** The overview is counted in the database, so a server that answers it works, and one that stopped to does not. */
const Health = ({ isUp }: { isUp: boolean }) => {
  const t = usePanelMessages()
  return <Badge tone={isUp ? 'positive' : 'negative'}>{t(isUp ? 'overview.up' : 'overview.down')}</Badge>
}

/** What the server is built of, what it is connected to, and how much there is of everything. */
export const OverviewTab = () => {
  const t = usePanelMessages()
  const found = useOverview()
  return (
    <Loaded of={found}>
      {({ release, node, database, startedDateTime, modules, connections, counts }) => (
        <Grid columns={3}>
          <Part
            title={t('overview.build')}
            items={[
              { label: t('overview.health'), value: <Health isUp={found.error === undefined} /> },
              { label: t('overview.release'), value: release },
              { label: t('overview.started'), value: <DateText value={startedDateTime} format="dateTime" /> },
              { label: t('overview.node'), value: node },
              { label: t('overview.database'), value: t(`overview.database.${database}`) },
              { label: t('overview.modules'), value: modules.join(', ') },
            ]}
          />
          <Part
            title={t('overview.connections')}
            items={connections.map(({ name, isReal }) => ({
              label: t(`overview.connection.${name}`),
              value: (
                <Badge tone={isReal ? 'positive' : 'neutral'}>{t(isReal ? 'overview.real' : 'overview.local')}</Badge>
              ),
            }))}
          />
          <Part
            title={t('overview.counts')}
            items={[
              { label: t('overview.organizations'), value: counts.organizations },
              { label: t('overview.people'), value: counts.people },
              { label: t('overview.sessions'), value: counts.sessions },
              { label: t('overview.messages'), value: counts.messages },
              { label: t('overview.waitingMessages'), value: counts.waitingMessages },
              { label: t('overview.failedMessages'), value: counts.failedMessages },
              { label: t('overview.failedJobs'), value: counts.failedJobs },
            ]}
          />
        </Grid>
      )}
    </Loaded>
  )
}
