export { SupportChannels, type SupportChannelsProps } from './SupportChannels';
