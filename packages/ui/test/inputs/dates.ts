import type { InputRow } from './input-row.ts'

const february = ['01.02.2026', '2026-02-01'] as const
const unreadable = 'Не удалось прочитать дату. Введите её как дд.мм.гггг'
const impossible = 'Такой даты нет'
const incomplete = 'Введите дату полностью: дд.мм.гггг'

export const dates: readonly InputRow<string>[] = [
  ['typed', '01022026', ...february],
  ['typed', '01.02.2026', ...february],
  ['typed', '1.2.2026', ...february],
  ['typed', '1/2/2026', ...february],
  ['typed', '1-2-2026', ...february],
  ['typed', '1,2,2026', ...february],
  ['typed', '1 2 2026', ...february],
  ['typed', '1ю2ю2026', ...february],
  ['typed', '1б2б2026', ...february],
  ['typed', '01.02.26', ...february],
  ['typed', '1.2.26', ...february],
  ['typed', '010226', ...february],
  ['typed', '21.03.85', '21.03.1985', '1985-03-21'],
  ['typed', '31.12.46', '31.12.2046', '2046-12-31'],
  ['typed', '2026-02-01', ...february],
  ['typed', '20260201', ...february],
  ['typed', '2026-12-01', '01.12.2026', '2026-12-01'],
  ['typed', '2012-12-01', '01.12.2012', '2012-12-01'],
  ['typed', '1 февраля 2026', ...february],
  ['typed', '01 фев 2026', ...february],
  ['typed', '5 октября 2026', '05.10.2026', '2026-10-05'],
  ['typed', '2012-2-1', '20.12.2-1', '', unreadable],
  ['typed', '01.02.20261', '01.02.20261', '', unreadable],
  ['typed', '30.02.2026', '30.02.2026', '', impossible],
  ['typed', '29.02.2024', '29.02.2024', '2024-02-29'],
  ['typed', '29.02.2025', '29.02.2025', '', impossible],
  ['typed', '01.13.2026', '01.13.2026', '', impossible],
  ['typed', '01.02', '01.02', '', incomplete],
  ['typed', '01.02.0026', '01.02.0026', '', impossible],
  ['typed', '1 фебруария 2026', '01.фебруария 2026', '', unreadable],
  ['pasted', '1 февраля 2026', ...february],
  ['pasted', '«1» февраля 2026 г.', ...february],
  ['pasted', '1 Feb 2026', ...february],
  ['pasted', '2026-02-01', ...february],
  ['pasted', '2026-02-01T10:00:00Z', ...february],
  ['pasted', '2026.02.01', ...february],
  ['pasted', '01.02.2026 10:30', ...february],
  ['pasted', 'от 01.02.2026', ...february],
  ['pasted', '01.02.2026 г.', ...february],
  ['pasted', '01 02 2026', ...february],
  ['pasted', '01.02.26', ...february],
  ['pasted', '№ 5 от 01.02.2026', '№ 5 от 01.02.2026', '', unreadable],
  ['pasted', '01.02.2026–05.02.2026', '01.02.2026–05.02.2026', '', unreadable],
  ['pasted', 'завтра', 'завтра', '', unreadable],
  ['filled', '2026-02-01', ...february],
  ['filled', '1.2.2026', ...february],
  ['filled', '02/01/26', '02.01.2026', '2026-01-02'],
  ['composed', '０１０２２０２６', ...february],
  ['edited', '01022025{Backspace}6', ...february],
  ['edited', '11022026{Home}{Delete}0', ...february],
  ['edited', '01022026{ArrowLeft>5/}5{Backspace}', ...february],
  ['undone', '01022026{Backspace}{Control>}z{/Control}', ...february],
]

const february26 = ['02.2026', '2026-02'] as const
const noMonth = 'Не удалось прочитать месяц. Введите его как мм.гггг'

export const months: readonly InputRow<string>[] = [
  ['typed', '022026', ...february26],
  ['typed', '2.2026', ...february26],
  ['typed', '2/26', ...february26],
  ['typed', '2026-02', ...february26],
  ['typed', '2012-12', '12.2012', '2012-12'],
  ['typed', 'февраль 2026', ...february26],
  ['pasted', 'февраль 2026 г.', ...february26],
  ['pasted', '2026-02', ...february26],
  ['pasted', '15.02.2026', '15.02.2026', '', noMonth],
  ['filled', '2026-02', ...february26],
  ['edited', '012026{Home}{ArrowRight>2/}{Backspace}2', ...february26],
  ['undone', '022026{Backspace}{Control>}z{/Control}', ...february26],
]
