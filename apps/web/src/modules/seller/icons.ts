import { Files, ListChecks, ShieldCheck } from 'lucide-react'

/** Icons that the manifest names; fetched with the frame of the cabinet. */
export const icons = {
  documents: Files,
  register: ListChecks,
  shield: ShieldCheck,
}
