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
  'decisions-requests': FileCheck,
  'decisions-claims': ShieldAlert,
  'decisions-limits': Gauge,
  'developers-keys': KeyRound,
  'developers-webhook': Webhook,
  'developers-deliveries': Send,
  'developers-calls': ArrowLeftRight,
  'developers-people': Users,
}
