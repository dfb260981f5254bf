import {
  Boxes,
  CircleHelp,
  Code,
  FileText,
  Files,
  Landmark,
  LayoutGrid,
  ListChecks,
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
} as const satisfies Readonly<Record<MenuIcon, typeof LayoutGrid>>
