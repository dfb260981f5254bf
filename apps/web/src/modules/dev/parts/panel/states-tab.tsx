import type { PushableEntity } from '@cabinet/contract/dev'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { RegisterSearch } from '../../../../shared/register/register-search.tsx'
import { useAddressText } from '../../../../shared/register/use-address-text.ts'
import { usePushState, useStates } from '../../data.ts'
import { Loaded } from '../../../../shared/loaded.tsx'
import { useAttempt } from '../../../../shared/use-attempt.ts'
import { usePanelMessages } from './messages.ts'

const EntityCard = ({ kind, entity }: { kind: string; entity: PushableEntity }) => {
  const t = usePanelMessages()
  const attempt = useAttempt()
  const { trigger } = usePushState()
  const [moving, setMoving] = useState<string | null>(null)
  const { id, title, organization, state, next } = entity
  const push = async (target: PushableEntity['state']) => {
    setMoving(target.name)
    await attempt(async () => {
      await trigger({ params: { kind, id }, body: { next: target.name } })
      toast.show({ tone: 'positive', text: t('states.moved', { title, state: target.description }) })
    })
    setMoving(null)
  }
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={3}>{title}</Heading>
          <Text size="caption" tone="muted">
            {organization}
          </Text>
        </Stack>
        <Inline gap={8}>
          <Badge>{state.description}</Badge>
        </Inline>
        {next.length === 0 ? (
          <Text size="caption" tone="muted">
            {t('states.final')}
          </Text>
        ) : (
          <Inline gap={8}>
            {next.map((target) => (
              <Button
                data-track="state-move"
                key={target.name}
                icon={ArrowRight}
                size="small"
                variant="outline"
                tone="neutral"
                aria-label={t('states.moveTo', { state: target.description })}
                isLoading={moving === target.name}
                onPress={() => void push(target)}
              >
                {target.description}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

/** Plays the bank, the insurer and the owner: moves things to their next states, emails included. */
export const StatesTab = () => {
  const t = usePanelMessages()
  const [search, setSearch] = useAddressText('search')
  return (
    <Stack gap={16}>
      <Card>
        <Stack gap={12}>
          <Text tone="muted" hasMeasure>
            {t('states.text')}
          </Text>
          <RegisterSearch
            label={t('states.search')}
            placeholder={t('states.search')}
            value={search}
            onChange={setSearch}
          />
        </Stack>
      </Card>
      <Loaded of={useStates(search)}>
        {({ kinds }) => {
          const shown = kinds.filter(({ entities }) => entities.length > 0)
          if (shown.length === 0) {
            return (
              <Card>
                <EmptyState title={t('states.empty')}>{t('states.emptyText')}</EmptyState>
              </Card>
            )
          }
          return shown.map(({ id, title, entities }) => (
            <Stack key={id} as="section" gap={12} aria-label={title}>
              <Heading level={2}>{title}</Heading>
              <Grid columns={3}>
                {entities.map((entity) => (
                  <EntityCard key={entity.id} kind={id} entity={entity} />
                ))}
              </Grid>
            </Stack>
          ))
        }}
      </Loaded>
    </Stack>
  )
}
