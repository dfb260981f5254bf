import {
  Bell,
  Building2,
  CalendarDays,
  Check,
  CircleHelp,
  Clock,
  Columns3,
  Copy,
  Download,
  Eye,
  FileText,
  Info,
  Landmark,
  LogOut,
  Package,
  Pencil,
  Percent,
  Plus,
  Printer,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  Truck,
  Upload,
  UserRound,
} from 'lucide-react'
import * as drawings from '../src/drawing/index.ts'
import { Icon, type IconType } from '../src/icon/icon.tsx'

const { HarbourDrawing, ...small } = drawings

const meanings: readonly (readonly [name: string, icon: IconType, meaning: string])[] = [
  ['Package', Package, 'Заказ'],
  ['Truck', Truck, 'Отправка'],
  ['ShieldCheck', ShieldCheck, 'Страхование'],
  ['Landmark', Landmark, 'Банк'],
  ['Building2', Building2, 'Организация'],
  ['UserRound', UserRound, 'Человек'],
  ['FileText', FileText, 'Документ'],
  ['Percent', Percent, 'Ставка'],
  ['CalendarDays', CalendarDays, 'Дата'],
  ['Clock', Clock, 'Ждёт'],
  ['Check', Check, 'Готово'],
  ['TriangleAlert', TriangleAlert, 'Ошибка'],
  ['Info', Info, 'К сведению'],
  ['CircleHelp', CircleHelp, 'Справка'],
  ['Bell', Bell, 'Внимание'],
  ['Search', Search, 'Найти'],
  ['SlidersHorizontal', SlidersHorizontal, 'Фильтры'],
  ['Columns3', Columns3, 'Столбцы'],
  ['Plus', Plus, 'Добавить'],
  ['Pencil', Pencil, 'Изменить'],
  ['Trash2', Trash2, 'Удалить'],
  ['Copy', Copy, 'Скопировать'],
  ['Download', Download, 'Скачать'],
  ['Upload', Upload, 'Загрузить'],
  ['Printer', Printer, 'Напечатать'],
  ['Eye', Eye, 'Показать'],
  ['LogOut', LogOut, 'Выйти'],
]

/** One icon for one idea, everywhere. */
export const Icons = () => (
  <div className="doc sb-unstyled doc-tiles">
    {meanings.map(([name, icon, meaning]) => (
      <div key={name}>
        <span className="doc-icon">
          <Icon of={icon} size={24} />
        </span>
        <strong>{meaning}</strong>
        <code>{name}</code>
      </div>
    ))}
  </div>
)

/** Our own drawings, in the colours of the theme. */
export const Drawings = () => (
  <div className="doc sb-unstyled doc-tiles">
    {Object.entries(small).map(([name, Drawing]) => (
      <div key={name}>
        <Drawing />
        <code>{name}</code>
      </div>
    ))}
    <div className="doc-wide">
      <HarbourDrawing width={360} />
      <code>HarbourDrawing</code>
    </div>
  </div>
)
