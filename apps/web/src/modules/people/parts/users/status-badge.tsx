import type { Colleague } from '@cabinet/contract/people/colleagues'
import { Badge } from '@cabinet/ui/badge'
import { Ban, Check, Clock, X } from 'lucide-react'

const looks = {
  UNCONFIRMED: { tone: 'notice', icon: Clock },
  ACTIVE: { tone: 'positive', icon: Check },
  BLOCKED: { tone: 'negative', icon: Ban },
  REJECTED: { tone: 'neutral', icon: X },
} as const

/** The state of a person, in the messages of the server. */
export const StatusBadge = ({ status }: { status: Colleague['status'] }) => (
  <Badge {...looks[status.name]}>{status.description}</Badge>
)
