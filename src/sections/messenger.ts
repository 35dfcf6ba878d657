import { brand } from '../content/brand';
import { createMessenger, readMessagingConfig } from '../messaging';

/** Sends what the site's forms collect, for the firm and with the mail settings of this build. Forms default to it. */
export const messenger = createMessenger({
  brand: {
    toName: `${brand.name} team`,
    contactAddress: brand.email.contact,
    noReplyAddress: brand.email.noReply,
  },
  config: readMessagingConfig(),
});
