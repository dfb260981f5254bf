import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useUser } from '../../shared/access/user.tsx'
import { AttentionContext } from '../../shared/attention.ts'
import { OfferCardsContext, type OfferCard } from '../../shared/offer-cards.ts'
import { FilePurposesContext } from '../../shared/files/purposes.ts'
import { loadMessages } from '../../shared/intl/messages.ts'
import { ProfileTabsContext, type ProfileTab } from '../../shared/profile-tabs.ts'
import { lazyPart, type LazyPartProps } from '../../shared/ui/lazy-part.tsx'
import { iconOf } from './menu-icons.ts'
import { attentionOf, offerCardsOf, filePurposesOf, profileTabsOf } from '../registry.ts'

type Part = ComponentType<LazyPartProps>

const components = new Map<object, Part>()

/** One lazy part for each manifest entry, however often the list is built. */
const componentOf = (manifest: object, load: () => Promise<ComponentType>): Part => {
  const known = components.get(manifest)
  if (known) return known
  const Component = lazyPart(load)
  components.set(manifest, Component)
  return Component
}

/** Gives the pages what the manifests of this person's modules declare for them. */
export const ManifestProviders = ({ children }: { children: ReactNode }) => {
  const user = useUser()
  const offerCards = useMemo<readonly OfferCard[]>(
    () =>
      offerCardsOf(user).map(({ module, hue, section, isOwn, manifest }) => ({
        key: module,
        hue,
        section,
        isOwn,
        holdsPage: manifest.holdsPage ?? false,
        Card: componentOf(manifest, async () => (await manifest.card()).Card),
      })),
    [user],
  )
  const tabs = useMemo<readonly ProfileTab[]>(
    () =>
      profileTabsOf(user).map(({ title, manifest }) => ({
        id: manifest.id,
        title,
        Content: componentOf(manifest, async () => {
          const messages = manifest.messages ? [manifest.messages] : []
          const [{ Content }] = await Promise.all([manifest.content(), loadMessages(messages)])
          return Content
        }),
      })),
    [user],
  )
  const attention = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(attentionOf(user)).map(([kind, { icon, ...rest }]) => [kind, { ...rest, Icon: iconOf(icon) }]),
      ),
    [user],
  )
  const purposes = useMemo(() => filePurposesOf(user), [user])
  return (
    <OfferCardsContext value={offerCards}>
      <ProfileTabsContext value={tabs}>
        <AttentionContext value={attention}>
          <FilePurposesContext value={purposes}>{children}</FilePurposesContext>
        </AttentionContext>
      </ProfileTabsContext>
    </OfferCardsContext>
  )
}
