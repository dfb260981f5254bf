import { WAITING_FOR_CONFIRMATION } from '@cabinet/contract/errors'
import { DateText } from '@cabinet/ui/date-text'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useState, type ComponentType } from 'react'
import { bodyCodeOf } from '../../../shared/api/problem.ts'
import { useFaces } from '../../../shared/faces.ts'
import { useActualOffers } from '../../../shared/offers.ts'
import { AttentionBanner } from '../parts/attention-banner.tsx'
import { WaitingCard } from '../parts/waiting-card.tsx'
import { useWords } from '../words.ts'
import * as styles from './offer.css.ts'

interface Row {
  readonly place: 'products' | 'block'
  readonly cards: readonly { readonly key: string; readonly Card: ComponentType }[]
}

/** Neighbouring product cards share a grid; a block stands alone. */
const rowsOf = (faces: ReturnType<typeof useFaces>): readonly Row[] => {
  const rows: { place: Row['place']; cards: Row['cards'][number][] }[] = []
  for (const { key, place, Card } of faces) {
    const last = rows.at(-1)
    if (place === 'products' && last?.place === 'products') last.cards.push({ key, Card })
    else rows.push({ place, cards: [{ key, Card }] })
  }
  return rows
}

/** The home page: a card for every product, in the order of the modules' faces. */
export const Page = () => {
  const t = useWords()
  const offers = useActualOffers()
  const faces = useFaces()
  const [today] = useState(() => new Date().toISOString())
  // Until the call answers, the page does not know whether the person is confirmed, and shows nothing.
  if (offers.isLoading) return null
  const isWaiting = bodyCodeOf(offers.error ?? offers.data) === WAITING_FOR_CONFIRMATION
  return (
    <Stack gap={24}>
      <Inline justify="between" align="baseline">
        <Heading level={1}>{t('offer.title')}</Heading>
        <Text tone="muted">
          <DateText value={today} format="long" />
        </Text>
      </Inline>
      {isWaiting ? (
        <WaitingCard />
      ) : (
        <>
          <AttentionBanner />
          {rowsOf(faces).map(({ place, cards }) =>
            place === 'block' ? (
              cards.map(({ key, Card }) => <Card key={key} />)
            ) : (
              <Grid key={cards[0]?.key} columns={2} gap={16} className={styles.products}>
                {cards.map(({ key, Card }) => (
                  <Card key={key} />
                ))}
              </Grid>
            ),
          )}
        </>
      )}
    </Stack>
  )
}
