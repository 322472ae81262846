/** First segment of the page of a site where the links of mails about lists lead: `/mailing-list`. */
export const LIST_PAGE = 'mailing-list'
