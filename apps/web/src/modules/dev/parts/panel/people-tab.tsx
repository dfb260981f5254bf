import type { Persona } from '@cabinet/contract/dev'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { SearchField } from '@cabinet/ui/search-field'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../../shared/access/user.tsx'
import { becomeOther } from '../../../../shared/session/become-other.ts'
import { usePeople, useSignInAs } from '../../data.ts'
import { Loaded } from './loaded.tsx'
import { useAddressSearch } from './use-address-search.ts'
import { useAttempt } from './use-attempt.ts'
import { usePanelWords } from './words.ts'

const tones = { ACTIVE: 'positive', UNCONFIRMED: 'notice', BLOCKED: 'negative', REJECTED: 'negative' } as const

const toneOf = (status: string) => (status in tones ? tones[status as keyof typeof tones] : 'neutral')

const PersonCard = ({ person }: { person: Persona }) => {
  const t = usePanelWords()
  const attempt = useAttempt()
  const me = useUser()
  const { trigger } = useSignInAs()
  const [isEntering, setEntering] = useState(false)
  const { id, fullName, username, organization, roles, status, canSignIn } = person
  const enter = async () => {
    setEntering(true)
    await attempt(async () => becomeOther(await trigger({ params: { id } })))
    setEntering(false)
  }
  const reason = id === me.id ? t('people.you') : canSignIn ? undefined : t('people.cannot')
  return (
    <Card as="article" aria-label={fullName}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} size="reading">
            {fullName}
          </Heading>
          <Text size="caption" tone="muted">
            {[username, organization].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Inline gap={8}>
          <Badge tone={toneOf(status.name)}>{status.description}</Badge>
          <Text as="span" size="caption" tone="muted">
            {roles.join(', ')}
          </Text>
        </Inline>
        <Inline>
          <Button
            icon={LogIn}
            size="small"
            variant="outline"
            isLoading={isEntering}
            aria-label={t('people.enterAs', { name: fullName })}
            {...(reason !== undefined && { disabledReason: reason })}
            onPress={() => void enter()}
          >
            {t('people.enter')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** People of every organization; one press opens the cabinet as one of them. */
export const PeopleTab = () => {
  const t = usePanelWords()
  const { typed, setTyped, search } = useAddressSearch()
  return (
    <Stack gap={16}>
      <Card>
        <SearchField
          label={t('people.search')}
          description={t('people.searchHint')}
          value={typed}
          onChange={setTyped}
        />
      </Card>
      <Loaded of={usePeople(search)}>
        {({ people, hasMore }) =>
          people.length === 0 ? (
            <Card>
              <EmptyState title={t('people.empty')}>{t('people.emptyText')}</EmptyState>
            </Card>
          ) : (
            <Stack gap={16}>
              <Grid columns={3}>
                {people.map((person) => (
                  <PersonCard key={person.id} person={person} />
                ))}
              </Grid>
              {hasMore && <Text tone="muted">{t('people.more', { count: people.length })}</Text>}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}
