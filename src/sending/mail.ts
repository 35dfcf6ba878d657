import { brand } from '../content/brand';
import { readMessagingConfig } from '../messaging/config';
import { createMessenger } from '../messaging/messenger';

/** The messenger of this build. Forms reach it through `load.ts`, which fetches it when one is first used. */
export const mail = createMessenger({
  brand: {
    toName: `${brand.name} team`,
    contactAddress: brand.email.contact,
    noReplyAddress: brand.email.noReply,
  },
  config: readMessagingConfig(),
});
