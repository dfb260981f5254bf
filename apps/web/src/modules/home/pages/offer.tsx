import { DateText } from '@cabinet/ui/date-text'
import { Grid } from '@cabinet/ui/grid'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Fragment, Suspense, useCallback, useState } from 'react'
import { isUnverified } from '../../../shared/access/access.ts'
import { useUser } from '../../../shared/access/user.tsx'
import {
  type OfferCard,
  OfferCardStateContext,
  type OfferCardState,
  useOfferCards,
} from '../../../shared/offer-cards.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { pairs } from '../../../shared/ui/pairs.css.ts'
import { HueContext } from '../../../shared/ui/product-sign.tsx'
import { Inbox } from '../parts/inbox.tsx'
import { useMessages } from '../messages.ts'

// Fetched by those who see them, people without a product and people who are not confirmed: the page of everybody else
// is lighter without them.
const Start = lazyPart(async () => {
  const [{ Start: component }, { loadStartMessages }] = await Promise.all([
    import('../parts/start/start.tsx'),
    import('../parts/start/messages.ts'),
  ])
  await loadStartMessages()
  return component
})

const WaitingCard = lazyPart(async () => {
  const [{ WaitingCard: component }, { loadWaitingMessages }] = await Promise.all([
    import('../parts/waiting/waiting-card.tsx'),
    import('../parts/waiting/messages.ts'),
  ])
  await loadWaitingMessages()
  return component
})

type States = Readonly<Record<string, OfferCardState>>

const Shown = ({ card, onState }: { card: OfferCard; onState: (key: string, state: OfferCardState) => void }) => {
  const setState = useCallback((state: OfferCardState) => onState(card.key, state), [card.key, onState])
  return (
    <OfferCardStateContext value={setState}>
      {/* Without its code a card keeps nobody waiting. */}
      <HueContext value={card.hue}>
        <card.Card onMissing={() => setState('ready')} />
      </HueContext>
    </OfferCardStateContext>
  )
}

/** Neighbours of a list that stand alike: products beside one another, a block alone. */
const rowsOf = (offerCards: readonly OfferCard[]): readonly (readonly OfferCard[])[] =>
  offerCards.reduce<OfferCard[][]>((rows, card) => {
    const last = rows.at(-1)
    if (card.section === 'products' && last?.[0]?.section === 'products') last.push(card)
    else rows.push([card])
    return rows
  }, [])

/**
 * What stands on the page for a confirmed person: what waits for them, the products that they have, and those that they
 * can have; each group in the order of the modules' cards, blocks among them.
 */
const Products = () => {
  const t = useMessages()
  const offerCards = useOfferCards()
  const [states, setStates] = useState<States>({})
  const onState = useCallback(
    (key: string, state: OfferCardState) =>
      setStates((before) => (before[key] === state ? before : { ...before, [key]: state })),
    [],
  )
  const isLoading = offerCards.some(({ key, holdsPage }) => holdsPage && (states[key] ?? 'loading') === 'loading')
  const isOwn = (card: OfferCard): boolean => card.isOwn || states[card.key] === 'own'
  const hasNothing = !offerCards.some(isOwn)
  const isWaiting = Object.values(states).includes('waiting')
  return (
    <>
      {isWaiting && <WaitingCard />}
      {/* The cards ask while they are hidden: the page appears at once with all that it knows. */}
      <div hidden={isLoading || isWaiting}>
        <Stack gap={32}>
          <Inbox />
          {hasNothing && <Start />}
          {(['own', 'offered'] as const).map((group) => {
            const those = offerCards.filter((card) => isOwn(card) === (group === 'own'))
            if (those.length === 0) return null
            return (
              <section key={group} aria-labelledby={`home-${group}`}>
                <Stack gap={16}>
                  <Heading level={2} id={`home-${group}`}>
                    {t(`${group}.title`)}
                  </Heading>
                  {rowsOf(those).map((row) => {
                    const cards = row.map((card) => <Shown key={card.key} card={card} onState={onState} />)
                    const key = row.map((card) => card.key).join(' ')
                    return row[0]?.section === 'block' ? (
                      <Fragment key={key}>{cards}</Fragment>
                    ) : (
                      <Grid key={key} columns={2} gap={16} className={pairs}>
                        {cards}
                      </Grid>
                    )
                  })}
                </Stack>
              </section>
            )
          })}
        </Stack>
      </div>
    </>
  )
}

/** The home page: what waits for the person, and a card for every product. */
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
      <Suspense>{isUnverified(user) ? <WaitingCard /> : <Products />}</Suspense>
    </Stack>
  )
}
