import {
  Boxes,
  CircleHelp,
  Code,
  FileText,
  Files,
  Landmark,
  LayoutGrid,
  ListChecks,
  Mails,
  ReceiptText,
  Scale,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import type { MenuIcon } from '../../shared/manifest.ts'

/** Icons that manifests name; modules stay free of pictures and of the code behind them. */
export const menuIcons = {
  products: LayoutGrid,
  shield: ShieldCheck,
  register: ListChecks,
  conditions: FileText,
  supplies: Boxes,
  bank: Landmark,
  invoice: ReceiptText,
  documents: Files,
  claims: Scale,
  help: CircleHelp,
  people: UsersRound,
  code: Code,
  news: Mails,
} as const satisfies Readonly<Record<MenuIcon, typeof LayoutGrid>>
