import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'
import { hasStore, siteType } from '#kernel/states/site-type.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card, Facts } from '#ui/card/card.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { Columns, Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink, Link } from '#ui/link/link.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { useWords } from '#ui/words.ts'
import { permissions } from '../contract.ts'
import { useSite } from './site/current-site.tsx'
import overview from './site/overview.module.css'
import { HomePicture } from './site/home-picture.tsx'
import { Latest } from './site/latest.tsx'
import { StatusBadge } from './site/status-badge.tsx'

/** What a preview link is made of: the site's address, and the key that opens what is not released. */
function previewLink(url: string, key: string): string {
  return `${url}/?preview=${key}`
}

/** Statuses in which visitors read something else, whatever is released (sites.md). */
const unshown = new Set<SiteStatus>([
  siteStatus.expired,
  siteStatus.trial,
  siteStatus.linkedToLegacyVersion,
  siteStatus.activeParkingPage,
])

/** The site at a glance: how it looks, where it is, what happened last. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  // Nobody is shown anything of a removed site, its people neither.
  const isGone = site.status === siteStatus.removed
  // Of a trial visitors see that it is coming soon: its people are led past that.
  const preview =
    site.previewKey !== null && site.status === siteStatus.trial
      ? previewLink(site.url, site.previewKey)
      : null
  const address = preview ?? site.url
  // A parking page is shown without being released.
  const isUnreleased =
    !isGone && site.homePageId !== null && !site.isReleased && site.type !== siteType.parkingPage
  return (
    <Page>
      <PageHeader
        title={site.name}
        status={<StatusBadge site={site} />}
        actions={
          <HeaderActions
            more={[
              // A site that everyone may see has its link in the bar above, on every screen.
              preview !== null && {
                id: 'preview',
                label: t('sites.overview.preview'),
                icon: ExternalLink,
                href: preview,
                target: '_blank',
                isSecret: true,
              },
            ]}
          >
            {site.homePageId !== null && !isGone && !site.isReadOnly && site.can(permissions.pagesEdit) && (
              <ButtonLink href={`/sites/${site.id}/pages/${site.homePageId}`} variant="primary" icon={Pencil}>
                {t('sites.overview.edit')}
              </ButtonLink>
            )}
          </HeaderActions>
        }
      >
        {isGone ? (
          site.address
        ) : (
          <Link href={address} variant="quiet" isExternal isSecret={preview !== null}>
            {site.address}
          </Link>
        )}
      </PageHeader>
      <Columns
        sideLabel={t('sites.overview.about')}
        side={
          <Stack gap={24}>
            <Card title={t('sites.overview.about')}>
              <Facts
                isStacked
                items={[
                  { label: t('sites.field.type'), value: t(`sites.type.${site.type}`) },
                  { label: t('sites.role.owner'), value: <span className="fs-mask">{site.owner.name}</span> },
                  ...(hasStore(site.type)
                    ? [
                        {
                          label: t('sites.overview.selling'),
                          value: t(`sites.overview.selling_${site.selling}`),
                        },
                      ]
                    : []),
                ]}
              />
            </Card>
            {site.previewKey !== null && (
              <Card title={t('sites.preview.title')} help={t('sites.preview.text')}>
                <CopyField
                  label={t('sites.preview.link')}
                  isLabelHidden
                  isCode
                  value={previewLink(site.url, site.previewKey)}
                />
              </Card>
            )}
          </Stack>
        }
      >
        <Stack gap={24}>
          {isUnreleased && (
            <Banner title={t('sites.overview.unreleased')}>
              {!unshown.has(site.status) && t('sites.overview.unreleased_text')}
            </Banner>
          )}
          <div className={overview.picture}>
            <HomePicture site={isGone ? { ...site, picture: null, homePage: null } : site} />
          </div>
          {site.can(permissions.siteSettings) && <Latest siteId={site.id} />}
        </Stack>
      </Columns>
    </Page>
  )
}
