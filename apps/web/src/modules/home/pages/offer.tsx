import { DateText } from '@cabinet/ui/date-text'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Suspense, useCallback, useState } from 'react'
import { isUnverified } from '../../../shared/access/access.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { type Face, FaceStateContext, type FaceState, useFaces } from '../../../shared/faces.ts'
import { AttentionBanner } from '../parts/attention-banner.tsx'
import { WaitingCard } from '../parts/waiting-card.tsx'
import { useMessages } from '../messages.ts'
import * as styles from './offer.css.ts'

interface Row {
  readonly place: Face['place']
  readonly faces: readonly Face[]
}

/** Neighbouring product cards share a grid; a block stands alone. */
const rowsOf = (faces: readonly Face[]): readonly Row[] => {
  const rows: { place: Face['place']; faces: Face[] }[] = []
  for (const face of faces) {
    const last = rows.at(-1)
    if (face.place === 'products' && last?.place === 'products') last.faces.push(face)
    else rows.push({ place: face.place, faces: [face] })
  }
  return rows
}

type States = Readonly<Record<string, FaceState>>

const Shown = ({ face, onState }: { face: Face; onState: (key: string, state: FaceState) => void }) => {
  const tell = useCallback((state: FaceState) => onState(face.key, state), [face.key, onState])
  return (
    <FaceStateContext value={tell}>
      {/* Without its code a card keeps nobody waiting. */}
      <face.Card onMissing={() => tell('ready')} />
    </FaceStateContext>
  )
}

/** What stands on the page for a confirmed person: their decisions and the cards of their modules. */
const Products = () => {
  const faces = useFaces()
  const [states, setStates] = useState<States>({})
  const onState = useCallback(
    (key: string, state: FaceState) =>
      setStates((before) => (before[key] === state ? before : { ...before, [key]: state })),
    [],
  )
  const isLoading = faces.some(({ key, holdsPage }) => holdsPage && (states[key] ?? 'loading') === 'loading')
  const isWaiting = Object.values(states).includes('waiting')
  return (
    <>
      {isWaiting && <WaitingCard />}
      {/* The cards ask while they are hidden: the page appears at once with all that it knows. */}
      <div hidden={isLoading || isWaiting}>
        <Stack gap={24}>
          <AttentionBanner />
          {rowsOf(faces).map(({ place, faces: [first, ...rest] }) => {
            if (!first) return null
            if (place === 'block') return <Shown key={first.key} face={first} onState={onState} />
            return (
              <Grid key={first.key} columns={2} gap={16} className={styles.products}>
                {[first, ...rest].map((face) => (
                  <Shown key={face.key} face={face} onState={onState} />
                ))}
              </Grid>
            )
          })}
        </Stack>
      </div>
    </>
  )
}

/** The home page: a card for every product, in the order of the modules' faces. */
export const Page = () => {
  const t = useMessages()
  const user = useUser()
  const [today] = useState(() => new Date().toISOString())
  return (
    <Stack gap={24}>
      <Inline justify="between" align="baseline">
        <Heading level={1}>{t('offer.title')}</Heading>
        <Text tone="muted">
          <DateText value={today} format="long" />
        </Text>
      </Inline>
      {isUnverified(user) ? (
        <WaitingCard />
      ) : (
        <Suspense>
          <Products />
        </Suspense>
      )}
    </Stack>
  )
}
