import type { Endpoint } from '@cabinet/contract/endpoint'
import type { CurrentUser } from '@cabinet/contract/people/user'
import type { FakeServer } from '../page/fake-server.ts'

/** A register that says what its rows come to. */
export interface RegisterInTests {
  /** The call that answers the counts and sums. */
  readonly summary: Endpoint
  readonly address: string
  /** Who looks at it. */
  readonly user: CurrentUser
  /** Good responses for its page. */
  readonly answer: (server: FakeServer) => void
}

/** What an area of the product adds to tests of everything: its file is deleted with it. */
export interface AreaInTests {
  /** Every page: address, name, layout. */
  readonly routes: readonly string[]
  /** Every register that has sums. */
  readonly registers?: readonly RegisterInTests[]
  /** Good responses for what its cards on the offer page ask: nothing is there. */
  readonly answer?: (server: FakeServer) => void
}

const files = import.meta.glob<{ readonly area: AreaInTests }>(['./*.ts', '!./area.ts'], { eager: true })

/** Every area. */
export const areas: readonly AreaInTests[] = Object.values(files).map(({ area }) => area)
