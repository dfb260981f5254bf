/** Who moves a thing: a person of the organization, the clock, a partner, or platform staff at the panel. */
export type ActorKind = 'USER' | 'JOB' | 'PARTNER' | 'STAFF'

/** Who moved a thing, as the history keeps it. */
export interface Actor {
  readonly kind: ActorKind
  /** Id of the person or of the partner, name of the job. */
  readonly id: string
}
