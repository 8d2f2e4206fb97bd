import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type AppManifest, appManifestQuery } from '../../domain/safe-apps/appManifestQuery.ts'
import { type FrameFeature, frameFeatures, hostOf } from '../../domain/safe-apps/storedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sheet, SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Apps.module.css'

const t = createCatalogue('apps')

export type FirstUseAgreement = {
  about: Pick<AppManifest, 'description' | 'icon' | 'name'> | undefined
  canOpenTabs: boolean
  features: FrameFeature[]
}

type FirstUseProps = {
  url: string
  origin: string
  /** Whether the user chose the app here; otherwise it came by link, and its site is not contacted before consent. */
  isChosen: boolean
  onAgree: (agreement: FirstUseAgreement) => void
  back: ReactNode
}

export function FirstUse({ back, isChosen, onAgree, origin, url }: FirstUseProps) {
  const [canRequest, setCanRequest] = useState(isChosen)
  if (!canRequest)
    return (
      <Notice
        actions={
          <>
            <Button look="primary" onClick={() => setCanRequest(true)}>
              {t('first.linkLoad')}
            </Button>
            {back}
          </>
        }
        title={t('first.linkTitle')}
        tone="caution"
      >
        <p>{t('first.linkText')}</p>
        <p className={styles.origin}>{origin}</p>
      </Notice>
    )
  return <Introduction back={back} onAgree={onAgree} origin={origin} url={url} />
}

function Introduction({ back, onAgree, origin, url }: Omit<FirstUseProps, 'isChosen'>) {
  const { data: about, error, isPending } = useQuery(appManifestQuery(url))
  const [canOpenTabs, setCanOpenTabs] = useState(false)
  const [features, setFeatures] = useState<readonly FrameFeature[]>([])
  if (isPending)
    return (
      <div aria-busy="true" role="status">
        <p>{t('first.loading')}</p>
        <Skeleton height="block" />
      </div>
    )
  const permissions = about?.permissions ?? []
  const granted = frameFeatures.filter((feature) => permissions.includes(feature))
  const denied = permissions.filter((permission) => !granted.some((feature) => feature === permission))
  const choose = (feature: FrameFeature, isOn: boolean) =>
    setFeatures((before) => (isOn ? [...before, feature] : before.filter((other) => other !== feature)))
  return (
    <Stack>
      {error ? (
        <ErrorNotice error={error} title={t('first.unknown')}>
          <p>{t('first.unknownText')}</p>
        </ErrorNotice>
      ) : null}
      <Sheet>
        <SheetSection title={t('first.title')}>
          <Who about={about} origin={origin} url={url} />
        </SheetSection>
        <SheetSection title={t('first.can')}>
          <Points points={[t('first.cans.read'), t('first.cans.request'), t('first.cans.chain')]} />
        </SheetSection>
        <SheetSection title={t('first.cannot')}>
          <Points points={[t('first.cannots.sign'), t('first.cannots.cover'), t('first.cannots.private')]} />
        </SheetSection>
        <SheetSection title={t('first.asks')}>
          <div className={styles.form}>
            {permissions.length === 0 ? <p>{t('first.asksNone')}</p> : null}
            {granted.map((feature) => (
              <CheckboxField
                className={styles.choice}
                value={features.includes(feature)}
                key={feature}
                label={t(`features.${feature}`)}
                onChange={(isOn) => choose(feature, isOn)}
              />
            ))}
            {denied.length > 0 ? <p className={styles.text}>{t('first.denied', { what: denied.join(', ') })}</p> : null}
            <CheckboxField
              className={styles.choice}
              value={canOpenTabs}
              label={t('first.tabs')}
              onChange={setCanOpenTabs}
            />
            <p className={styles.text}>{t('first.tabsHint')}</p>
          </div>
        </SheetSection>
      </Sheet>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => onAgree({ about, canOpenTabs, features: [...features] })}>
          {t('first.open')}
        </Button>
        {back}
        <span className={styles.text}>{t('first.openHint')}</span>
      </div>
    </Stack>
  )
}

function Who({ about, origin, url }: { about: AppManifest | undefined; origin: string; url: string }) {
  return (
    <div className={styles.who}>
      {about?.icon ? <img alt="" className={styles.large} src={about.icon} /> : null}
      <div className={styles.facts}>
        <FieldList>
          <FieldPair className={styles.origin} label={t('first.origin')}>
            {origin}
          </FieldPair>
          <FieldPair label={t('first.name')}>
            <bdi>{about?.name ?? hostOf(url)}</bdi>
          </FieldPair>
          {about?.description ? (
            <FieldPair label={t('first.about')}>
              <bdi>{about.description}</bdi>
            </FieldPair>
          ) : null}
        </FieldList>
        <p className={styles.text}>{t('first.claims')}</p>
      </div>
    </div>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
