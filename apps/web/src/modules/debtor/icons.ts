import { FileText, ListChecks, ReceiptText, Scale, ShieldCheck, UsersRound } from 'lucide-react'

/** Icons that the manifest names; fetched with the frame of the cabinet. */
export const icons = {
  shield: ShieldCheck,
  register: ListChecks,
  conditions: FileText,
  people: UsersRound,
  invoice: ReceiptText,
  claims: Scale,
}
