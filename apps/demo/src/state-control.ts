import type { Named } from '@cabinet/contract/common'
import type { Language, Message } from '@cabinet/api/kernel/language'
import type { Platform } from '@cabinet/api/platform/context'
import type { Principal } from '@cabinet/api/platform/principal'

/** A thing with states that the world outside moves: a bank, an insurer, an owner. */
export interface PushedEntity {
  readonly id: string
  /** Short name of its organization. */
  readonly organization: string
  readonly title: string
  readonly state: Named
  readonly next: readonly Named[]
}

/** What a control of states works with. */
export interface PushContext {
  readonly platform: Platform
  readonly language: Language
  /** Who presses the button. */
  readonly user: Pick<Principal, 'id'>
}

/** Lets the developer panel play the world outside for one kind of things; exists in demo mode only. */
export interface StateControl {
  /** `<module>.<things>`. */
  readonly id: string
  readonly title: Message
  find(context: PushContext): Promise<readonly PushedEntity[]>
  /**
   * Does what the world outside would do, emails included.
   *
   * @throws HttpError 404 for an unknown thing, 409 for a state that it cannot go to
   */
  push(context: PushContext, id: string, next: string): Promise<void>
}
