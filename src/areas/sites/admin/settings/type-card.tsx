import { conversionsFrom, hasStore, siteType } from '#kernel/states/site-type.ts'
import { convertSite, getSite, listSites, ownersTypes } from '../../contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { useSite } from '../site/current-site.tsx'
import css from './settings.module.css'

/** What kind of website it is, and what it can become. Conversions that lead nowhere back say so. */
export function TypeCard() {
  const t = useWords()
  const site = useSite()
  const convert = useChange(convertSite, { refreshes: [getSite, listSites] })
  // A store is offered once there is something to sell it with.
  const others = ownersTypes.filter((type) => conversionsFrom(site.type).includes(type) && !hasStore(type))
  const isOneWay = site.type === siteType.coverPage || site.type === siteType.parkingPage
  return (
    <div id="type">
      <Card title={t('sites.settings.type')} help={isOneWay ? t('sites.settings.type_one_way') : undefined}>
        <ul className={css.kinds}>
          <li className={css.kind}>
            <span className={css.kindWords}>
              <span className={css.kindName}>{t(`sites.type.${site.type}`)}</span>
              <br />
              <span className={css.soft}>{t(`sites.type.${site.type}.text`)}</span>
            </span>
            <Badge>{t('sites.settings.type_now')}</Badge>
          </li>
          {others.map((type) => (
            <li key={type} className={css.kind}>
              <span className={css.kindWords}>
                <span className={css.kindName}>{t(`sites.type.${type}`)}</span>
                <br />
                <span className={css.soft}>{t(`sites.type.${type}.text`)}</span>
              </span>
              <Button
                size="small"
                isBusy={convert.isPending && convert.variables.type === type}
                isDisabled={convert.isPending || site.isReadOnly}
                onPress={() =>
                  convert.mutate(
                    { siteId: site.id, type },
                    {
                      onSuccess: () =>
                        showToast({
                          text: t('sites.settings.converted', { type: t(`sites.type.${type}`) }),
                          tone: 'success',
                        }),
                    },
                  )
                }
              >
                {t('sites.settings.convert', { type: t(`sites.type.${type}`) })}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
