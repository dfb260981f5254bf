import { FileText, Files, ListChecks, ReceiptText, ShieldCheck } from 'lucide-react'

/** Icons that the manifest names; fetched with the frame of the cabinet. */
export const icons = {
  shield: ShieldCheck,
  register: ListChecks,
  invoice: ReceiptText,
  conditions: FileText,
  documents: Files,
}
