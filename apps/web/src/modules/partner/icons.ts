import {
  ArrowLeftRight,
  FileCheck,
  Gauge,
  Handshake,
  KeyRound,
  LayoutDashboard,
  ReceiptText,
  Send,
  ShieldAlert,
  Users,
  Webhook,
} from 'lucide-react'

/** Icons that the manifest names; fetched with the frame of the cabinet. */
export const icons = {
  partners: Handshake,
  invoice: ReceiptText,
  developers: LayoutDashboard,
  requests: FileCheck,
  claims: ShieldAlert,
  limits: Gauge,
  keys: KeyRound,
  webhook: Webhook,
  deliveries: Send,
  calls: ArrowLeftRight,
  people: Users,
}
