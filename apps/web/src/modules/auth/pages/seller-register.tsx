import { pages } from '@cabinet/contract/pages'
import { check, type SellerData, type SellerKey } from '@cabinet/contract/auth/seller-registration'
import { current } from '@cabinet/contract/people/user'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepTogether } from '../../../shared/intl/keep-together.ts'
import { useRead } from '../../../shared/api/data.ts'
import { call } from '../../../shared/api/http.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { runtimeConfig } from '../../../shared/config/runtime-config.ts'
import { redirectQuery } from '../../../shared/paths.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { readRefreshToken } from '../../../shared/session/cookie.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { EntryFrame } from '../parts/entry-frame.tsx'
import * as styles from '../parts/registration/registration.css.ts'
import { SellerConnect } from '../parts/registration/seller-connect.tsx'
import { SellerForm } from '../parts/registration/seller-form.tsx'
import { SellerKeyForm } from '../parts/registration/seller-key-form.tsx'
import { useSupportText } from '../parts/registration/use-support-text.ts'
import { useRegistrationMessages } from '../parts/registration/messages.ts'
import { useMessages } from '../messages.ts'

interface Found {
  readonly key: SellerKey
  readonly data: SellerData
}

/** Asks what a link or the numbers of a seller open. A link is asked about when the page opens. */
const useSeller = (token: string | null) => {
  const shared = useSharedMessages()
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Numbers that were typed and open nothing stay in their form. */
  const ask = async (key: SellerKey) => {
    const data = await call(check, { body: key })
    if (data.status === 'OK') setFound({ key, data })
    return data.status
  }
  useEffect(() => {
    if (token === null) return
    let isWanted = true
    call(check, { body: { token } }).then(
      (data) => isWanted && setFound({ key: { token }, data }),
      (error: unknown) => isWanted && setProblem(problemOf(error, shared).message),
    )
    return () => {
      isWanted = false
    }
    // The messages of a failure follow no later change of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token])
  return { found, problem, ask, forget: () => setFound(null) }
}

/** The link opens nothing: what to do, and the way to try the numbers instead. */
const Dead = ({ status, onOther }: { status: SellerData['status']; onOther: () => void }) => {
  const t = useRegistrationMessages()
  const support = useSupportText()
  return (
    <>
      <Banner tone="notice" announce="status" title={t(status === 'NOT_FOUND' ? 'seller.notFound' : 'seller.dead')}>
        {support}
      </Banner>
      <Button variant="outline" tone="neutral" size="large" isBlock onPress={onOther}>
        {t('seller.other')}
      </Button>
    </>
  )
}

/** The marketplace named somebody who has a cabinet: they sign in and come back here. */
const Known = ({ account }: { account: string | null }) => {
  const t = useRegistrationMessages()
  const { pathname, search } = useLocation()
  return (
    <>
      <Banner tone="info" title={t('seller.known')}>
        {t('seller.knownText', { account })}
      </Banner>
      <ButtonLink href={`${pages.login()}${redirectQuery(pathname + search)}`} size="large" isBlock>
        {t('signIn')}
      </ButtonLink>
    </>
  )
}

/** The demo has a link for each answer. */
const DemoLinks = () => {
  const t = useRegistrationMessages()
  const locale = useLocale()
  const { demo } = runtimeConfig()
  if (!demo) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-sellers">
      <h2 id="demo-sellers" className={styles.factLabel}>
        {t('seller.demo')}
      </h2>
      <ul className={styles.demoLinks}>
        {demo.sellerLinks.map(({ token, title }) => (
          <li key={token}>
            <Link data-track="demo-seller" href={pages['seller-register']({}, { token })}>
              {title[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Account = ({ data }: { data: SellerData }) => {
  const t = useRegistrationMessages()
  return (
    <div className={styles.fact}>
      <span className={styles.factLabel}>{t('seller.account')}</span>
      <Text weight="medium">{data.sellerAccountName}</Text>
      <Text size="caption" tone="muted">
        {keepTogether(data.organizationName ?? '')}
      </Text>
    </div>
  )
}

const Checking = () => {
  const t = useRegistrationMessages()
  return (
    <div className={styles.fact} role="status">
      <span className={styles.factLabel}>{t('seller.checking')}</span>
      <Skeleton shape="text" width="70%" />
    </div>
  )
}

const Good = ({ found: { key, data } }: { found: Found }) => {
  const isSignedIn = readRefreshToken() !== null
  const { data: user } = useRead(current, isSignedIn ? undefined : null)
  if (isSignedIn) return user ? <SellerConnect user={user} seller={data} sellerKey={key} /> : <Checking />
  return data.isExistingUser ? <Known account={data.sellerAccountName} /> : <SellerForm seller={data} sellerKey={key} />
}

/** What stands on the page for one link; another link is another page. */
const Body = ({ link }: { link: string | null }) => {
  const t = useRegistrationMessages()
  const [isByHand, setByHand] = useState(false)
  const token = isByHand ? null : link
  const { found, problem, ask, forget } = useSeller(token)
  const startOver = () => {
    setByHand(true)
    forget()
  }
  return (
    <>
      {problem && (
        <Banner tone="negative" announce="alert">
          {problem}
        </Banner>
      )}
      {!found && !problem && (token === null ? <SellerKeyForm onGiven={ask} /> : <Checking />)}
      {found && found.data.status !== 'OK' && <Dead status={found.data.status} onOther={startOver} />}
      {found?.data.status === 'OK' && (
        <>
          <Account data={found.data} />
          <Good found={found} />
        </>
      )}
      {readRefreshToken() === null && !found?.data.isExistingUser && (
        <p className={styles.aside}>
          {t('hasCabinet')} <Link href={pages.login()}>{t('signIn')}</Link>
        </p>
      )}
      {!found && token === null && <DemoLinks />}
    </>
  )
}

/** Registration of a marketplace seller: first what the link opens, then one of four ways on. */
export const Page = () => {
  const messages = useMessages()
  const { search } = useLocation()
  const link = new URLSearchParams(search).get('token')
  return (
    <EntryFrame isLong>
      <Heading level={1}>{messages('sellerRegister.title')}</Heading>
      <Body key={link} link={link} />
    </EntryFrame>
  )
}
