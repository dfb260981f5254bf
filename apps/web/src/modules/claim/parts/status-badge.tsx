import type { ClaimStatus } from '@cabinet/contract/claim/values'
import { Badge } from '@cabinet/ui/badge'
import { Ban, Check, CheckCheck, Clock, FileText, Send, Undo2 } from 'lucide-react'

const looks = {
  DRAFT: { tone: 'neutral', icon: FileText },
  SUBMITTED: { tone: 'info', icon: Send },
  IN_REVIEW: { tone: 'info', icon: Clock },
  DOCUMENTS_REQUESTED: { tone: 'notice', icon: Clock },
  APPROVED: { tone: 'positive', icon: Check },
  PARTIALLY_APPROVED: { tone: 'positive', icon: Check },
  PAID: { tone: 'positive', icon: CheckCheck },
  REJECTED: { tone: 'negative', icon: Ban },
  WITHDRAWN: { tone: 'neutral', icon: Undo2 },
} as const

/** The state of a claim in the words of the server. */
export const ClaimStatusBadge = ({
  status,
}: {
  status: { readonly name: ClaimStatus; readonly description: string }
}) => <Badge {...looks[status.name]}>{status.description}</Badge>
