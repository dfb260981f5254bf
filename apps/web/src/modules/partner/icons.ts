import { Handshake, ReceiptText } from 'lucide-react'

/** Icons that the manifest names; fetched with the frame of the cabinet. */
export const icons = {
  partners: Handshake,
  invoice: ReceiptText,
}
