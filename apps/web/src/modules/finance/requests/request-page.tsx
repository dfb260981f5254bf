import type { FinanceRequestDetails, RequestForm } from '@cabinet/contract/finance/requests'
import { pages } from '@cabinet/contract/pages'
import { Breadcrumbs } from '@cabinet/ui/breadcrumbs'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { useCallback, useMemo } from 'react'
import { problemOf } from '../../../shared/api/problem.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useOffer, useRequest, useRequestForm } from './data.ts'
import { useRequestMessages } from './messages.ts'
import { AskedDocuments } from './parts/asked-documents.tsx'
import { DeleteButton } from './parts/delete-button.tsx'
import { Documents } from './parts/documents.tsx'
import { OfferAside } from './parts/offer-aside.tsx'
import { PreviewButton } from './parts/preview-button.tsx'
import { RequestStatus } from './parts/request-status.tsx'
import * as styles from './parts/request.css.ts'
import { RequestView } from './parts/review/request-view.tsx'
import { RequestEditor } from './request-editor.tsx'
import { REVIEW, useWizardSteps } from '../../../shared/forms/wizard/use-wizard-steps.ts'
import { RequestProvider } from './step-context.tsx'
import { requestSteps } from './steps.ts'
import { detailsOf } from './values/conditions.ts'

interface Props {
  readonly request: FinanceRequestDetails
  readonly form: RequestForm
  readonly reload: () => Promise<RequestForm>
}

const nothing = () => undefined

/** A request that was sent: only to be read. */
const SentRequest = ({ request, form, reload }: Props) => {
  const { data: offer } = useOffer(request.offerId)
  const steps = useWizardSteps(requestSteps, REVIEW)
  const conditions = useMemo(() => detailsOf(form), [form])
  return (
    <RequestProvider
      value={{ form, conditions, steps, reload, goNext: nothing, onState: nothing, beforeLeaving: () => nothing }}
    >
      <div className={styles.reading}>
        <div className={styles.main}>
          <RequestStatus request={request} />
          <AskedDocuments asked={request.askedDocuments} canAttach={request.possible.attach} />
          <Documents canAttach={request.possible.attach} canRemove={false} asked={request.askedDocuments} />
          <RequestView />
        </div>
        {offer && <OfferAside isSent offer={offer} />}
      </div>
    </RequestProvider>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) => {
  const t = useRequestMessages()
  const shared = useSharedMessages()
  const isGone = problemOf(error, shared).status === 404
  return (
    <Card>
      {isGone ? (
        <EmptyState
          title={t('notFound')}
          action={
            <ButtonLink href={pages.offer()} variant="outline" tone="neutral">
              {t('toOffers')}
            </ButtonLink>
          }
        />
      ) : (
        <LoadFailure error={error} onRetry={onRetry} />
      )}
    </Card>
  )
}

/** A request for financing: the form of a draft, and what was sent afterwards. */
export const RequestPage = ({ id }: { id: string }) => {
  const t = useRequestMessages()
  const request = useRequest(id)
  const form = useRequestForm(id)
  const { mutate } = form
  const reload = useCallback(async () => {
    const fresh = await mutate()
    if (!fresh) throw new Error('The form could not be read again')
    return fresh
  }, [mutate])
  const error: unknown = request.error ?? form.error
  const isRead = request.data !== undefined && form.data !== undefined
  return (
    <div className={styles.page}>
      <Stack gap={24} className={styles.stretched}>
        <div className={styles.head}>
          <Stack gap={8}>
            <Breadcrumbs
              parents={[{ label: t('crumb'), href: pages.offer() }]}
              current={request.data?.number ?? t('title')}
            />
            <Heading level={1}>{t('title')}</Heading>
          </Stack>
          {request.data && (
            <Inline gap={8}>
              {request.data.possible.remove && <DeleteButton id={id} number={request.data.number} />}
              <PreviewButton id={id} number={request.data.number} />
            </Inline>
          )}
        </div>
        {request.data && form.data ? (
          form.data.isEditable ? (
            <RequestEditor request={request.data} form={form.data} reload={reload} />
          ) : (
            <SentRequest request={request.data} form={form.data} reload={reload} />
          )
        ) : null}
        {!isRead && error === undefined && (
          <Card aria-busy="true">
            <SkeletonText lines={10} />
          </Card>
        )}
        {!isRead && error !== undefined && (
          <Failed error={error} onRetry={() => Promise.all([request.mutate(), mutate()])} />
        )}
      </Stack>
    </div>
  )
}
