export { UpgradePage as default } from '../../pages/UpgradePage';
