import type { SecretBox } from '../kernel/secret-box.ts'

/**
 * What an installation allows beyond what is safe with real data. Everything is forbidden in {@link STRICT_POLICY};
 * whoever loosens it answers for the data behind it.
 */
export interface Policy {
  /** Webhooks and push subscriptions may lead to this machine, also without https. */
  readonly allowsLocalTargets: boolean
  /** The courier calls the address on which the server listens when there is no public one. */
  readonly callsBackLocally: boolean
  /** Codes stay readable in the outbox after they have been sent. */
  readonly keepsCodes: boolean
  /** Accepted in place of every code that was sent; null when only that code is. */
  readonly masterCode: string | null
  /**
   * The key of a partner that platform staff may read again, by the id of its row; other keys are shown once. With it a
   * program plays the partner for the installation itself, whatever its prefix.
   */
  readonly readableKeyOf?: (
    secrets: Pick<SecretBox, 'derive'>,
    partyId: string,
  ) => { readonly id: string; readonly key: string }
  /** Strangers read the documentation of every call, not only of those for partners. */
  readonly opensDocumentation: boolean
  /** Platform staff and people of partners have to set up a second factor before anything else. */
  readonly obligesStaffToSecondFactor: boolean
}

/** The policy of an installation with real data. */
export const STRICT_POLICY: Policy = {
  allowsLocalTargets: false,
  callsBackLocally: false,
  keepsCodes: false,
  masterCode: null,
  opensDocumentation: false,
  obligesStaffToSecondFactor: true,
}
