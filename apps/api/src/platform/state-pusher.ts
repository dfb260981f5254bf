import type { Named } from '@cabinet/contract/common'
import type { Language, Words } from './language.ts'
import type { Platform } from './module.ts'

/** A thing with states that the world outside moves: a bank, an insurer, an owner. */
export interface PushedEntity {
  readonly id: string
  /** Short name of its organization. */
  readonly organization: string
  readonly title: string
  readonly state: Named
  readonly next: readonly Named[]
}

/** What a state pusher works with. */
export interface PushInquiry {
  readonly platform: Platform
  readonly language: Language
}

/** Lets the developer panel play the world outside for one kind of things; exists in demo mode only. */
export interface StatePusher {
  /** `<module>.<things>`. */
  readonly id: string
  readonly title: Words
  find(inquiry: PushInquiry): Promise<readonly PushedEntity[]>
  /**
   * Does what the world outside would do, letters included.
   *
   * @throws Refusal 404 for an unknown thing, 409 for a state that it cannot go to
   */
  push(inquiry: PushInquiry, id: string, next: string): Promise<void>
}
