import type { FakeServer } from '../page/fake-server.ts'

/** What an area of the product adds to tests of everything: its file is deleted with it. */
export interface AreaInTests {
  /** Every page: address, name, layout. */
  readonly routes: readonly string[]
  /** Good responses for what its cards on the offer page ask: nothing is there. */
  readonly answer?: (server: FakeServer) => void
}

const files = import.meta.glob<{ readonly area: AreaInTests }>(['./*.ts', '!./area.ts'], { eager: true })

/** Every area. */
export const areas: readonly AreaInTests[] = Object.values(files).map(({ area }) => area)
