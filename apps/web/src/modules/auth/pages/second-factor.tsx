import { pages } from '@cabinet/contract/pages'
import { get } from '@cabinet/contract/auth/second-factor'
import { current } from '@cabinet/contract/people/user'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useState } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'
import { useOpenCabinet } from '../../../shared/auth/open-cabinet.ts'
import { signOut } from '../../../shared/auth/sign-out.ts'
import { useSecondFactorMessages } from '../../../shared/second-factor/messages.ts'
import { ProofHost } from '../../../shared/second-factor/proof-host.tsx'
import { SetUpApp } from '../../../shared/second-factor/set-up-app.tsx'
import { SetUpPasskey } from '../../../shared/second-factor/set-up-passkey.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { useMessages } from '../messages.ts'

/** Whoever is obliged to a second factor sets it up here, an app or a passkey; the only other way on is out. */
const SetUp = ({ requiredBy }: { readonly requiredBy: 'ORGANIZATION' | 'PLATFORM' }) => {
  const t = useSecondFactorMessages()
  const openCabinet = useOpenCabinet()
  const [isOn, setOn] = useState(false)
  const [isByKey, setByKey] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut()
  }
  const open = async () => openCabinet(await call(current), pages.offer())
  return (
    <>
      {!isOn && <Text>{t(`page.lead.${requiredBy}`)}</Text>}
      {isByKey ? (
        <SetUpPasskey onCreated={() => setOn(true)} onDone={() => void open()} />
      ) : (
        <SetUpApp onConfirmed={() => setOn(true)} onDone={() => void open()} />
      )}
      {!isOn && 'PublicKeyCredential' in window && (
        <Button variant="outline" tone="neutral" size="large" isBlock onPress={() => setByKey(!isByKey)}>
          {t(isByKey ? 'page.useApp' : 'page.usePasskey')}
        </Button>
      )}
      {!isOn && (
        <Button variant="quiet" tone="neutral" size="large" isBlock isLoading={isLeaving} onPress={() => void leave()}>
          {t('page.signOut')}
        </Button>
      )}
    </>
  )
}

const Body = () => {
  const t = useSecondFactorMessages()
  const shared = useSharedMessages()
  const { data, error, mutate } = useRead(get)
  // What it says when the page opens: the codes stay on the screen after it has been set up.
  const [opened, setOpened] = useState(data)
  if (!opened && data) setOpened(data)
  if (!opened && error !== undefined)
    return (
      <EmptyState
        title={t('page.failed')}
        level={2}
        action={
          <Button variant="outline" tone="neutral" onPress={() => void mutate()}>
            {shared('retry')}
          </Button>
        }
      />
    )
  if (!opened) return <Skeleton height={200} />
  if (opened.requiredBy !== null && opened.kinds.length === 0) return <SetUp requiredBy={opened.requiredBy} />
  return (
    <>
      <Text tone="muted">{t('page.nothing')}</Text>
      <ButtonLink href={pages.profile({}, { tab: 'security' })} size="large">
        {t('page.toProfile')}
      </ButtonLink>
    </>
  )
}

export const Page = () => {
  const messages = useMessages()
  return (
    <EntryFrame isLong>
      <Heading level={1}>{messages('secondFactor.title')}</Heading>
      <Body />
      <ProofHost />
    </EntryFrame>
  )
}
