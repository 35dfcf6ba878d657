export { EmergencyBand, type EmergencyBandProps } from './EmergencyBand';
