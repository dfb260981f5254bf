import { Application } from './application.tsx'
import { NoOffersDialog } from './no-offers-dialog.tsx'

/** Behind «Подключить страхование»: the application when the insurer takes one, otherwise the news that there is none. */
export const ConnectDialog = ({ canApply, onClose }: { canApply: boolean; onClose: () => void }) =>
  canApply ? <Application onClose={onClose} /> : <NoOffersDialog onClose={onClose} />
